import { QueryClient } from '@tanstack/react-query'
import { createPlanApi } from '@/api/writes/planApi'
import { savedDifferentlyText } from '@/engine/plan/diffs'
import { createQueue } from '@/engine/plan/queue'
import type { Plan, Step, StepState } from '@/engine/plan/types'
import type { Call } from './command'
import { visible } from './markdown'

/** The outcome of a plan. */
interface Executed {
  /** Whether the result differs from the plan: a call failed, or the server saved other values. */
  isOther: boolean
  /** The number of executed calls. */
  done: number
}

/** Sends the calls of a plan, and prints the result of each. */
export async function executePlan(call: Call, plan: Plan, title: string): Promise<Executed> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const queue = createQueue({ plan, title, api: createPlanApi(client) })
  await queue.run()
  const { steps, states } = queue.get()
  let failed = 0
  let other = 0
  for (const step of steps) {
    const state = states[step.key]
    const line = state?.status === 'done' ? otherLine(step, state) : failedLine(step, state)
    if (state?.status !== 'done') failed += 1
    else if (state.conflicts) other += 1
    if (line !== undefined) call.print(visible(line))
  }
  const done = steps.length - failed
  call.log(`${done} of ${steps.length} ${steps.length === 1 ? 'call' : 'calls'} done`)
  return { isOther: failed + other > 0, done }
}

/**
 * The line of a completed call if the server saved other values than planned, or refused although it has the effect.
 */
function otherLine({ type, id, action }: Step, { conflicts, isUncertain }: StepState): string | undefined {
  const text =
    savedDifferentlyText(type, conflicts) ??
    (isUncertain && 'The server responded with an error, but has it. Somebody else may have done the same.')
  return text ? `OTHER     ${type}/${id}: ${action}: ${text}` : undefined
}

function failedLine({ type, id, action }: Step, state: StepState | undefined): string {
  const status = state?.httpStatus === undefined ? '' : ` (HTTP ${state.httpStatus})`
  const fields = state?.conflicts?.map(({ fieldName }) => fieldName) ?? []
  const named = fields.filter((field) => !state?.error?.includes(field))
  const words = named.length > 0 ? ` Other values: ${[...new Set(named)].join(', ')}.` : ''
  return `FAILED    ${type}/${id}: ${action}: ${state?.error ?? 'it waits for an object that failed'}${status}${words}`
}
