import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { problemList } from '../catalog/problems'
import { generatedFile, PACKAGE_ROOT } from '../lib/package-root'
import { writeBuiltFrom } from './built-from'
import { writeCatalog } from './catalog'
import { writeFeatures } from './features'
import { writeProven } from './proven'
import { positionFields, publishedSchemas, writeSchemas, writeValidators } from './schemas'
import { precompiledTemplates } from './templates'

/** What is made once, when the package is built, so that no run has to: see `npm run build`. */
const schemas = publishedSchemas()
mkdirSync(generatedFile(''), { recursive: true })
writeSchemas(schemas, join(PACKAGE_ROOT, 'dist', 'schemas'))
writeValidators(schemas, generatedFile('validators'))
writeFileSync(generatedFile('fields.json'), JSON.stringify(positionFields()))
writeFileSync(generatedFile('templates.js'), precompiledTemplates())
writeProven()
// npm makes the command executable when it links it, and not when it is built anew.
chmodSync(join(PACKAGE_ROOT, 'dist', 'src', 'cli', 'main.js'), 0o755)

const problems = [writeCatalog(), writeFeatures()].flatMap((written) => (written.ok ? [] : written.error))
if (problems.length > 0) {
  console.error(problemList(problems))
  process.exitCode = 1
} else writeBuiltFrom()
