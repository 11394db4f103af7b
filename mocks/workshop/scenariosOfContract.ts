import type { NamedScenario } from './named'
import { scenario } from './scenario'

const state = scenario({ account: 'brindlewick', data: 'contract~3' })

/** A list and a form with objects that the contract allows, and that nobody would write. */
export const scenariosOfContract = [
  {
    name: 'contract-data',
    title: 'A list of anything that the contract allows',
    text: 'Rows without a name, with markup, with long texts, and with letters of other languages.',
    group: 'Any data',
    path: '/missions/list',
    state,
    // Names open from Z to A, so this one is among the first.
    shows: 'Zażółć gęślą jaźń',
  },
  {
    name: 'contract-data-form',
    title: 'A form of anything that the contract allows',
    text: 'A player with markup in the description, and with a team and achievements that may not exist.',
    group: 'Any data',
    // The id is the first value that the factories make of this number, so a new field does not change it.
    path: '/players/KpAUUgkcwbxHoJEb-0',
    state,
    shows: 'Save Changes',
  },
] as const satisfies readonly NamedScenario[]
