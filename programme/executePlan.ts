import { QueryClient } from '@tanstack/react-query'
import { createPlanApi } from '@/features/plan/planApi'
import { createQueue } from '@/features/plan/queue'
import type { FieldDiff, Plan } from '@/features/plan/types'
import type { EntityType } from '@/model/entityTypes'
import { valueText } from '@/model/fieldValue'
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
    if (state?.status === 'done') {
      if (state.conflicts)
        call.print(`OTHER     ${type}/${id}: ${action}: ${otherValues(type, state.conflicts)}`)
      continue
    }
    failed += 1
    const status = state?.httpStatus === undefined ? '' : ` (HTTP ${state.httpStatus})`
    const values = state?.conflicts?.length ? ` ${otherValues(type, state.conflicts)}` : ''
    call.print(
      `FAILED    ${type}/${id}: ${action}: ${state?.error ?? 'it waits for an object that failed'}${status}${values}`,
    )
  }
  const done = steps.length - failed
  call.log(`${done} of ${steps.length} ${steps.length === 1 ? 'call' : 'calls'} done`)
  return failed > 0
}

/** 'the server has Category sport, planned Sport' */
const otherValues = (type: EntityType, diffs: readonly FieldDiff[]) =>
  `the server has ${diffs
    .map(({ path, fieldName, ours, theirs }) => {
      const [planned, now] = [ours, theirs].map((value) => valueText(type, path, value))
      return `${fieldName} ${now}, planned ${planned}`
    })
    .join('; ')}`
