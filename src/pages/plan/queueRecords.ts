import * as z from 'zod/mini'
import type { QueueRecords, QueueState, StepState } from '@/engine/plan/types'
import { dayMs } from '@/lib/days'
import { revived } from '@/lib/exactNumber'
import { claimed, isClaimed } from '@/lib/locks'
import { fieldsOf } from '@/lib/value'
import { queueHeadSchema, stepSchema, stepStateSchema } from '@/parts/plan/queueSchema'
import { allOf, openPlans, planKeyOf, plansName } from '@/stored/planRecords'
import { currentUser } from '@/stored/stored'

/*
 * Queues are stored in IndexedDB, because they can be larger than local storage allows, and writing must not block the
 * page. A queue has a record for its head, one for each step and one for each state, so that a change writes little.
 */

/** The number of steps that are written at a time. Writing copies them, which blocks the page. */
const sliceOf = 100

interface Head extends Omit<QueueState, 'steps' | 'states'> {
  /** The number of steps. The head is written last, so a queue without all of its steps has no head. */
  count: number
  version?: number
}

/** The state of the step with the index `of`. A step without a state is waiting. */
interface KeptState {
  of: string
  state: StepState
}

/** Raised when older records no longer fit. */
const version = 1

/** How long an unfinished plan is stored, in ms. */
const keptFor = 30 * dayMs

/** The keys of a queue: `[key]` is its head, `[key, 'step' | 'state', index]` are its parts. */
const places = (key: string) => ({
  head: [key],
  part: (kind: 'step' | 'state', index: number) => [key, kind, index],
  all: allOf(key),
})

/** Stores the queue of a person in this browser, over reloads and closed tabs. Rejects for anybody else. */
export function browserRecords(user: string): QueueRecords {
  const table = openPlans()
  const key = planKeyOf(user)
  const lock = `${plansName} ${key}`
  /** The last written state. Only records that differ from it are written again. */
  let last: QueueState | undefined

  function checkOwner() {
    if (currentUser.get() !== user) throw new Error('This plan belongs to another user')
  }

  async function write(work: (records: IDBObjectStore) => void) {
    checkOwner()
    await table.write(work)
  }

  return {
    async load() {
      checkOwner()
      const records: unknown[] = revived(await table.read((all) => all.getAll(places(key).all)))
      const queue = readQueue(records)
      if (queue === 'newer') return undefined
      if (queue && queue.startedAt > Date.now() - keptFor) return queue
      if (records.length > 0) await this.clear()
      return undefined
    },
    async save(queue) {
      const { head, part, all } = places(key)
      const { steps, states, ...rest } = queue
      const before = last?.id === queue.id ? last : undefined
      if (!before) await write((records) => records.delete(all))
      const changed =
        before?.steps === steps
          ? []
          : steps.flatMap((step, index) => (before?.steps[index] === step ? [] : [index]))
      // The head is part of the last slice. Without it the queue cannot be loaded, so an interruption here loses
      // nothing: no step was sent yet.
      while (changed.length > sliceOf) {
        const slice = changed.splice(0, sliceOf)
        await write((records) => {
          for (const index of slice) records.put(steps[index], part('step', index))
        })
      }
      await write((records) => {
        for (const index of changed) records.put(steps[index], part('step', index))
        for (const [index, { key: of }] of steps.entries()) {
          const state = states[of]
          if (
            state &&
            (before ? before.states[of] !== state : state.status !== 'waiting' || state.isUncertain)
          )
            records.put({ of, state } satisfies KeptState, part('state', index))
        }
        records.put({ ...rest, count: steps.length, version } satisfies Head, head)
      })
      last = queue
    },
    async clear() {
      await write((records) => records.delete(places(key).all))
      last = undefined
    },
    claim: () => claimed(lock),
    isClaimed: () => isClaimed(lock),
  }
}

const partsSchema = z.object({
  steps: z.array(stepSchema),
  kept: z.array(z.object({ of: z.string(), state: stepStateSchema })),
})

/**
 * Builds a queue from its records. These are in the order of their keys: head, states, steps. Returns undefined if they
 * are not a queue.
 */
function readQueue(records: readonly unknown[]): QueueState | 'newer' | undefined {
  const [first, ...parts] = records
  const { count, version: ofHead = version, ...rest } = fieldsOf(first)
  if (typeof ofHead === 'number' && ofHead > version) return 'newer'
  // If the head is missing, the first record is a step or a state.
  if (typeof count !== 'number') return undefined
  const head = ofHead === version ? queueHeadSchema.safeParse(rest).data : undefined
  const read = partsSchema.safeParse({
    steps: parts.slice(parts.length - count),
    kept: parts.slice(0, parts.length - count),
  }).data
  const keys = new Set(read?.steps.map(({ key }) => key))
  if (!head || !read || read.steps.length !== count || keys.size !== count) {
    console.warn('The browser stored a plan that this console cannot read, so it was removed')
    return undefined
  }
  const { steps, kept } = read
  return {
    ...head,
    steps,
    states: {
      ...Object.fromEntries(steps.map(({ key }): [string, StepState] => [key, { status: 'waiting' }])),
      ...Object.fromEntries(kept.flatMap(({ of, state }) => (keys.has(of) ? [[of, state]] : []))),
    },
  }
}
