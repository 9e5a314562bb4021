import { defaultsLeftOut } from './defaults-left-out'
import { diceInAnotherOrder } from './dice-order'
import { endsAssignment } from './ends-assignment'
import { fixedTwenty } from './fixed-twenty'
import { insistsOnTwoStacks } from './insists-on-two-stacks'
import { mergedStacks } from './merged-stacks'
import { nullForNothing } from './null-for-nothing'
import { otherChoices } from './other-choices'
import { ownDice } from './own-dice'
import { reversedLists } from './reversed-lists'
import { spelledOut } from './spelled-out'
import { taciturn } from './taciturn'
import { unaskedUnknown } from './unasked-unknown'
import type { HarmlessVariant } from './variant'

/** Correct engines that merely differ: each has to conform to every rule. */
export const HARMLESS: readonly HarmlessVariant[] = [
  taciturn,
  reversedLists,
  defaultsLeftOut,
  nullForNothing,
  spelledOut,
  unaskedUnknown,
  diceInAnotherOrder,
  otherChoices,
  ownDice,
  fixedTwenty,
  mergedStacks,
  insistsOnTwoStacks,
  endsAssignment,
]
