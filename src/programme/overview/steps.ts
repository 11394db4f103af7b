import type { EntityType } from '@/entities/registry'
import { isOfProgramme } from '../entityTypes'
import type { Lists } from '../references'

/** A step from an empty account to the first prize. */
export interface Step {
  key: 'account' | 'event' | 'mission' | 'levels' | 'prize' | 'send'
  title: string
  text: string
  /** The type whose form the step opens. */
  creates?: EntityType
  isDone: boolean
}

/** The number of objects from which an account no longer counts as being set up. */
const settledFrom = 10

const enoughLevels = 3

/** The steps, and which of them are done. `hasActivity` is true if players have done something. */
export function stepsOf(lists: Lists, hasActivity: boolean): Step[] {
  const count = (type: EntityType) => lists.get(type)?.length ?? 0
  return [
    {
      key: 'account',
      title: 'Create the account',
      text: 'It is there, and you can see it.',
      isDone: true,
    },
    {
      key: 'event',
      title: 'Define the first event',
      text: 'Say what a player can do that is worth something, such as an order placed or a page read.',
      creates: 'events',
      isDone: count('events') > 0,
    },
    {
      key: 'mission',
      title: 'Build a mission on it',
      text: 'Count the event, say how often, and what it pays in points.',
      creates: 'missions',
      isDone: count('missions') > 0,
    },
    {
      key: 'levels',
      title: 'Add three levels',
      text: 'Points need a ladder. Three rungs are enough to begin.',
      creates: 'levels',
      isDone: count('levels') >= enoughLevels,
    },
    {
      key: 'prize',
      title: 'Put up the first prize',
      text: 'Something to spend credits on, with a stock you can keep.',
      creates: 'prizes',
      isDone: count('prizes') + count('raffles') + count('mysteryboxes') > 0,
    },
    {
      key: 'send',
      title: 'Send one event from your app',
      text: 'One call with the API key of this account proves the whole chain.',
      isDone: hasActivity,
    },
  ]
}

/** Whether the account is being set up: a step is open, and it has few objects. */
export function isBeingSetUp(lists: Lists, steps: readonly Step[]): boolean {
  const objects = [...lists].reduce((sum, [type, rows]) => sum + (isOfProgramme(type) ? rows.length : 0), 0)
  return objects < settledFrom && steps.some(({ isDone }) => !isDone)
}
