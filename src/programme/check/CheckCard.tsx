import { useSelector } from '@tanstack/react-store'
import { useMemo, useState } from 'react'
import type { EntityType } from '@/entities/registry'
import { useFormContext } from '@/form/formContext'
import { Card, CardRows } from '../Card'
import { referencesOf, referringTypes } from '../references'
import { useLists } from '../useLists'
import { FindingRow } from './FindingInForm'
import { keptOf, muteOf } from './kept'
import { useFindings } from './useFindings'

/**
 * The findings on the object of the form, as it is saved (rule CHECK-8). It checks the lists that 'Used by' and 'Uses'
 * load anyway: rules that need others, such as who can reach a level, are not run here.
 */
export function CheckCard({ type, id }: { type: EntityType; id: string }) {
  const { account, store } = useFormContext()
  const [types] = useState(() => {
    const used = referencesOf(type, store.form.getValues()).map(({ to }) => to)
    return [...new Set([type, ...referringTypes(type), ...used])]
  })
  const { result } = useFindings(useLists(account, types), account)
  const mutes = useSelector(keptOf(account), (kept) => kept.mutes)
  const findings = useMemo(
    () =>
      (result?.findings ?? []).filter(
        (finding) => finding.type === type && finding.id === id && !muteOf(mutes, finding),
      ),
    [result, mutes, type, id],
  )
  if (findings.length === 0) return null
  return (
    <Card title="Check" count={String(findings.length)}>
      <CardRows>
        {findings.map((finding) => (
          <li key={finding.key}>
            <FindingRow finding={finding} onFocus={() => store.focus(finding.path)} />
          </li>
        ))}
      </CardRows>
    </Card>
  )
}
