import { QueryClient } from '@tanstack/react-query'
import { createPlanApi } from '@/features/plan/planApi'
import { createQueue } from '@/features/plan/queue'
import type { Plan } from '@/features/plan/types'
import type { Call } from './command'

/** Sends the calls of a plan, and prints the result of each. Resolves to whether one failed. */
export async function executePlan(call: Call, plan: Plan, title: string): Promise<boolean> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const queue = createQueue({ plan, title, api: createPlanApi(client) })
  await queue.run()
  const { steps, states } = queue.get()
  let failed = 0
  for (const { key, type, id, action } of steps) {
    const state = states[key]
    if (state?.status === 'done') continue
    failed += 1
    const status = state?.httpStatus === undefined ? '' : ` (HTTP ${state.httpStatus})`
    call.print(
      `FAILED    ${type}/${id}: ${action}: ${state?.error ?? 'it waits for an object that failed'}${status}`,
    )
  }
  const done = steps.length - failed
  call.log(`${done} of ${steps.length} ${steps.length === 1 ? 'call' : 'calls'} done`)
  return failed > 0
}
