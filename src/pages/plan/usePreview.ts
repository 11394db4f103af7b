import { useEffect, useMemo, useState } from 'react'
import { accountsOf, makePlanSliced } from '@/engine/plan/makePlan'
import { withNotices } from '@/engine/plan/planNotices'
import type { Plan, PlanGap, PlanRequest } from '@/engine/plan/types'
import { type LoadedList, rowsByType, useLists } from '@/entities/useLists'
import { accountTypes, type EntityType, isOfProgramme } from '@/model/entityTypes'
import { referringTypes } from '@/model/references'
import type { Planned } from '@/parts/plan/planned'
import { objectTypes } from '@/parts/plan/texts'

/** The types whose lists a plan needs. Players are read only if some were chosen, because nothing refers to them. */
export function typesFor(request: PlanRequest): EntityType[] {
  const chosen = request.objects === 'all' ? [] : [...new Set(objectTypes(request.objects))]
  switch (request.kind) {
    case 'edit':
    case 'changes':
      return chosen
    case 'delete':
      return [...new Set(chosen.flatMap((type) => [type, ...referringTypes(type)]))]
    case 'copy':
    case 'import':
    case 'duplicate':
    case 'revert':
    case 'proposal':
      return chosen.includes('accounts')
        ? chosen
        : accountTypes.filter((type) => isOfProgramme(type) || chosen.includes(type))
  }
}

const gapsIn = (lists: readonly LoadedList[], account: string): PlanGap[] =>
  lists.flatMap(({ type, isPartial, error }) =>
    isPartial || error !== undefined
      ? [{ type, account, reason: error ?? 'Only its first objects are loaded.' }]
      : [],
  )

export interface PreviewState {
  /** Undefined until the lists have arrived. The previous plan stays while a new one is made. */
  plan: Plan | undefined
  /** Lists of the account that is read. */
  source: readonly LoadedList[]
  /** Lists of the account that is written to. The same array as `source` if the account is the same. */
  target: readonly LoadedList[]
  isLoading: boolean
}

/** Makes the plan of a request, and makes it again when lists, options or decisions change. */
export function usePreview({ request, options, decisions }: Planned): PreviewState {
  const types = useMemo(() => typesFor(request), [request])
  const { from, to } = accountsOf(request)
  const source = useLists(from, types)
  const other = useLists(to, from === to ? [] : types)
  const target = from === to ? source : other
  const isLoading = [...source, ...target].some((list) => list.isLoading)
  const [plan, setPlan] = useState<Plan>()
  const inputs = useMemo(
    () => ({
      source: rowsByType(source),
      target: rowsByType(target),
      gaps: [...gapsIn(source, from), ...(source === target ? [] : gapsIn(target, to))],
    }),
    [source, target, from, to],
  )
  useEffect(() => {
    if (isLoading) return
    return makePlanSliced(request, { ...inputs, options, decisions }, setPlan)
  }, [request, inputs, options, decisions, isLoading])
  const noticed = useMemo(() => plan && withNotices(plan, true), [plan])
  return { plan: noticed, source, target, isLoading }
}
