import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { PACKAGE_ROOT } from '../../lib/package-root'
import { isWithin } from './visible'

/** What tells a program which answers are expected: scenarios, rules, verdicts, and the engines that are held to them. */
const TELLING = [
  'features',
  'step-definitions',
  'rules-catalog.yaml',
  'src',
  'reports',
  '.fitg',
  '.git',
  'coverage',
  'dist/step-definitions',
  'dist/src/calibration',
  ...['catalog', 'features', 'proven', 'sources'].map((name) => `dist/generated/${name}.json`),
]
/** The reference engine, which obeys all rules. */
const ENGINE = 'dist'

/** `fitg`, `npx fitg`, `node_modules/.bin/fitg`: as a word of its own. */
const FITG = /(?:^|[\s'"`;|&()/])fitg(?=$|[\s'"`;|&()])/

/** Whether a command runs something of this package: `fitg serve`, or a file in it by name. */
export const runsThisPackage = (command: string, needed: readonly string[], root = packageRoot()): boolean =>
  FITG.test(command) ||
  command.includes(join(root, ENGINE)) ||
  needed.some((path) => isWithin(path, join(root, ENGINE)))

/**
 * What of this package a program must not see: all of it; what tells the answers where the program is started in a
 * checkout or is a part of the package; the reference engine only where the command runs it.
 */
export function hiddenOfPackage(command: string, folder: string, needed: readonly string[]): readonly string[] {
  const root = packageRoot()
  const telling = TELLING.map((name) => join(root, name))
  if (runsThisPackage(command, needed, root)) return telling
  return isWithin(folder, root) ? [...telling, join(root, ENGINE)] : [root]
}

export const packageRoot = (): string => realpathSync(PACKAGE_ROOT)
