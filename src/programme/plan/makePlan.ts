import { inSlices } from '@/ui/slices'
import { bring } from './bring'
import { change } from './change'
import type { PlanInputs } from './context'
import { edit } from './edit'
import { remove } from './remove'
import type { Plan, PlanRequest } from './types'

/**
 * What a request means for each object, and the calls that carry it out (rules PLAN-1 to PLAN-9). Pure: the same
 * request, lists, options and decisions give the same plan.
 */
export function makePlan(request: PlanRequest, inputs: PlanInputs): Plan {
  const work = planning(request, inputs)
  let next = work.next()
  while (!next.done) next = work.next()
  return next.value
}

/** The same in slices, so that a long plan does not block the page. Returns a function that stops it. */
export const makePlanSliced = (
  request: PlanRequest,
  inputs: PlanInputs,
  onDone: (plan: Plan) => void,
): (() => void) => inSlices(planning(request, inputs), onDone)

function planning(request: PlanRequest, inputs: PlanInputs): Generator<void, Plan> {
  switch (request.kind) {
    case 'edit':
      return edit(request, inputs)
    case 'changes':
      return change(request, inputs)
    case 'delete':
      return remove(request, inputs)
    default:
      return bring(request, inputs)
  }
}
