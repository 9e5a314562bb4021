import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageCopy, readmeEnv } from './fitg.fixture'

/** A checkout with the example in Python as a program of one's own, `my_game.py`. */
export function checkout(): { readonly cwd: string; readonly env: NodeJS.ProcessEnv } {
  const cwd = packageCopy('adapters', 'src', 'step-definitions', 'cucumber.json', 'tsconfig.json')
  for (const file of ['fitg_adapter.py', 'pdb_combat.py']) {
    copyFileSync(join(cwd, 'adapters', 'python', file), join(cwd, file.replace('pdb_combat', 'my_game')))
  }
  return { cwd, env: readmeEnv(cwd) }
}
