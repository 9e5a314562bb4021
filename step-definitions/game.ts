import type { Player } from '../src/components/names'
import { type CompletePosition, completed } from '../src/protocol/reported'
import type { SetPositionParams, SubmitOrderParams, SubmitOrderResult } from '../src/protocol/schema/messages'
import type { Program } from '../src/sut/session'

/** The game that a program has on its table while a scene is played. */
export interface Game {
  readonly begin: (params: SetPositionParams) => Promise<void>
  readonly submit: (params: SubmitOrderParams) => Promise<SubmitOrderResult>
  /** The position by now, as one of the players sees it or one who sees all. */
  readonly look: (viewer?: Player) => Promise<CompletePosition>
}

/** Positions are most of what goes over the wire: nobody asks for one twice while nothing has been ordered. */
export function createGame({ client, introduction }: Program): Game {
  const { reported } = introduction.capabilities
  let seen: CompletePosition | undefined
  return {
    begin(params) {
      seen = undefined
      return client.setPosition(params)
    },
    submit(params) {
      seen = undefined
      return client.submitOrder(params)
    },
    async look(viewer) {
      if (viewer !== undefined) return completed(await client.getPosition({ viewer }), reported)
      seen ??= completed(await client.getPosition(), reported)
      return seen
    },
  }
}
