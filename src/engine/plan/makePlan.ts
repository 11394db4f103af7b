import { inSlices, runSync } from '@/lib/idle'
import { entityTypes } from '@/model/entityTypes'
import { changes } from './changes'
import { copyOrImport } from './copyOrImport'
import { edit } from './edit'
import { plannedCopies } from './plannedCopies'
import { proposal } from './proposal'
import { remove } from './remove'
import { revert } from './revert'
import type { Effect, Plan, PlanInputs, PlanRequest, PlanRow } from './types'
import { withoutHalves } from './withoutHalves'

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

function* planning(request: PlanRequest, inputs: PlanInputs): Generator<void, Plan> {
  const { rows, steps } = yield* withoutHalves(request, inputs, yield* effectOf(request, inputs))
  const { to: account } = accountsOf(request)
  return { account, rows: rows.toSorted((a, b) => placeOf(a) - placeOf(b)), steps, gaps: inputs.gaps }
}

/** The account that is read, and the account that is written to. */
export const accountsOf = (request: PlanRequest): { from: string; to: string } =>
  request.kind === 'copy' ? request : { from: request.account, to: request.account }

/** Blocked rows and rows that differ come first, then by type. Within these, rows keep their order. */
const placeOf = ({ verdict, type }: PlanRow) =>
  (verdict === 'blocked' ? 0 : verdict === 'differs' ? 100 : 200) + entityTypes.indexOf(type)

function effectOf(request: PlanRequest, inputs: PlanInputs): Generator<void, Effect> {
  switch (request.kind) {
    case 'edit':
      return edit(request, inputs)
    case 'changes':
      return changes(request, inputs)
    case 'delete':
      return remove(request, inputs)
    case 'duplicate':
      return plannedCopies(request, inputs)
    case 'revert':
      return revert(request, inputs)
    case 'proposal':
      return proposal(request, inputs)
    case 'copy':
    case 'import':
      return copyOrImport(request, inputs)
  }
}
