import { AfterAll, setDefaultTimeout } from '@cucumber/cucumber'
import { closeOwnSession } from '../src/sut/current'

// A program under test has time limits of its own, which say more than Cucumber's.
setDefaultTimeout(-1)

AfterAll(async () => {
  await closeOwnSession()
})
