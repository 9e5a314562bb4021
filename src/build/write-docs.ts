import { readFileSync, writeFileSync } from 'node:fs'
import { readFeatures } from '../catalog/gherkin'
import { loadPhrases } from '../check/phrases'
import { PACKAGE_ROOT } from '../lib/package-root'
import { PROTOCOL_DOCUMENT, protocolReference } from './protocol-reference'
import { VOCABULARY_DOCUMENT, vocabulary } from './vocabulary'

/** Renews the documents that are made from schemas and step definitions: see `npm run docs`. */
async function main(): Promise<void> {
  writeFileSync(PROTOCOL_DOCUMENT, protocolReference(readFileSync(PROTOCOL_DOCUMENT, 'utf8')))
  writeFileSync(VOCABULARY_DOCUMENT, vocabulary(await loadPhrases(), readFeatures(PACKAGE_ROOT)))
}

void main()
