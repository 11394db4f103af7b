import { type EntityType, isOfProgramme } from '@/model/entityTypes'
import type { Lists } from '@/model/references'
import { nouns } from '@/model/words'

/** A step from an empty account to the first prize. */
export interface SetupStep {
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
export function setupSteps(lists: Lists, hasActivity: boolean): SetupStep[] {
  const count = (type: EntityType) => lists.get(type)?.length ?? 0
  return [
    {
      key: 'account',
      title: 'Create the account',
      text: 'The account exists, and you can open it.',
      isDone: true,
    },
    {
      key: 'event',
      title: 'Define the first event',
      text: 'Name something valuable that a player can do, such as placing an order or reading a page.',
      creates: 'events',
      isDone: count('events') > 0,
    },
    {
      key: 'mission',
      title: 'Build a mission on it',
      text: `Choose the event, how often it must happen, and how many ${nouns.points.many} it pays.`,
      creates: 'missions',
      isDone: count('missions') > 0,
    },
    {
      key: 'levels',
      title: 'Add three levels',
      text: `${nouns.points.title} lead players from level to level. Three levels are enough to begin.`,
      creates: 'levels',
      isDone: count('levels') >= enoughLevels,
    },
    {
      key: 'prize',
      title: 'Put up the first prize',
      text: `Something to spend ${nouns.credits.many} on, with enough in stock.`,
      creates: 'prizes',
      isDone: count('prizes') + count('raffles') + count('mysteryboxes') > 0,
    },
    {
      key: 'send',
      title: 'Send one event from your app',
      text: 'One call with the API key of this account shows that everything works together.',
      isDone: hasActivity,
    },
  ]
}

/** Whether the account is being set up: a step is open, and it has few objects. */
export function isBeingSetUp(lists: Lists, steps: readonly SetupStep[]): boolean {
  const objects = [...lists].reduce((sum, [type, rows]) => sum + (isOfProgramme(type) ? rows.length : 0), 0)
  return objects < settledFrom && steps.some(({ isDone }) => !isDone)
}
