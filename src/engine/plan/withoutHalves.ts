import { fieldName } from '@/model/fieldNames'
import { newHalves, receivedHalves } from '@/model/halves'
import type { Effect, PlanInputs, PlanRequest, PlanRow } from './types'

/**
 * The effect without objects that would be sent with a text that contains half of a surrogate pair, if the text was
 * typed, pasted or in a file. Received texts are sent back unchanged (decision A1), also in a copy or a revert.
 */
export function* withoutHalves(
  request: PlanRequest,
  { source, target }: PlanInputs,
  effect: Effect,
): Generator<void, Effect> {
  if (request.kind === 'revert') return effect
  const blocks = new Map<string, string>()
  let known: ReadonlySet<string> | undefined
  const received = () => {
    known ??= receivedHalves([...source.values(), ...target.values()])
    return known
  }
  for (const [index, { row, type, object, action }] of effect.steps.entries()) {
    if (index % 200 === 199) yield
    const [path] = action === 'delete' ? [] : newHalves(object, received)
    if (path !== undefined) blocks.set(row, `${fieldName(type, path)} contains half of a character.`)
  }
  if (blocks.size === 0) return effect
  const rows = effect.rows.map((row): PlanRow => {
    const text = blocks.get(row.key)
    return text === undefined
      ? row
      : {
          ...row,
          verdict: 'blocked',
          block: { text },
          isLeftOut: true,
          ...(row.proposed && { proposed: 'blocked' }),
        }
  })
  const blocked = new Set(effect.steps.filter(({ row }) => blocks.has(row)).map(({ key }) => key))
  const steps = effect.steps.flatMap((step) =>
    blocked.has(step.key) ? [] : [{ ...step, after: step.after.filter((key) => !blocked.has(key)) }],
  )
  return { rows, steps }
}
