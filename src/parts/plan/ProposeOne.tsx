import { keyOf } from '@/engine/plan/ids'
import type { Plan, Step } from '@/engine/plan/types'
import { titleOf } from '@/lib/value'
import type { Proposable } from '@/model/proposable'
import { idOf } from '@/model/references'
import { ProposeDialog } from './ProposeDialog'

/** Proposes the change of one object: the edits of a form, or a deletion (rule PROPOSE-7). */
export function ProposeOne({ change, why, onWhy, onClose }: Proposable) {
  const plan = planOfOne(change)
  return (
    <ProposeDialog
      plan={plan}
      title={`${verbOf(change)} ${plan.steps[0]?.name}`}
      why={why}
      onWhy={onWhy}
      onClose={onClose}
    />
  )
}

const verbOf = ({ before, after }: Proposable['change']) =>
  before && after ? 'Change' : after ? 'Create' : 'Delete'

function planOfOne({ type, account, before, after }: Proposable['change']): Plan {
  const object = after ?? before ?? {}
  const id = idOf(type, before ?? object)
  const key = keyOf({ type, id })
  const step = { key, row: key, type, id, account, object, after: [], name: titleOf(object, id) }
  const action = before && after ? 'update' : after ? 'create' : 'delete'
  const one: Step = { ...step, action, ...(before && { base: before }) }
  return { account, rows: [], gaps: [], steps: [one] }
}
