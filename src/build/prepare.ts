import { changedSinceBuild } from '../check/built-from'

/** Whether the package has to be built: npm prepares it more often than it changes, before the first `npx fitg` too. */
if (changedSinceBuild().length > 0) throw new Error('the sources were changed since the build')
