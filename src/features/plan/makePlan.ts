import { inSlices, runSync } from '@/ui/idle'
import { change } from './change'
import type { PlanInputs } from './context'
import { copyOrImport } from './copyOrImport'
import { edit } from './edit'
import { remove } from './remove'
import { revert } from './revert'
import type { Plan, PlanRequest } from './types'

/**
 * The effect of a request on each object, and the calls that write it (rules PLAN-1 to PLAN-9). Pure: the same request,
 * lists, options and decisions give the same plan.
 */
export const makePlan = (request: PlanRequest, inputs: PlanInputs): Plan => runSync(planning(request, inputs))

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
    case 'revert':
      return revert(request, inputs)
    default:
      return copyOrImport(request, inputs)
  }
}
