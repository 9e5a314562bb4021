import { After, AfterAll, Before, Status, setDefaultTimeout } from '@cucumber/cucumber'
import { FAILURE_MEDIA_TYPE } from '../src/protocol/evidence'
import { closeOwnSession, currentSession } from '../src/sut/current'
import type { FitgWorld } from './world'

// A program under test has time limits of its own, which say more than Cucumber's.
setDefaultTimeout(-1)

Before(function (this: FitgWorld) {
  this.session = currentSession()
  this.session.takeExchanges()
})

After(function (this: FitgWorld, { result }) {
  if (result?.status === Status.PASSED) {
    this.session.survived()
    return
  }
  const failure = { ...this.evidence, changes: this.changes(), exchange: this.session.takeExchanges() }
  this.attach(JSON.stringify(failure), FAILURE_MEDIA_TYPE)
})

AfterAll(async () => {
  await closeOwnSession()
})
