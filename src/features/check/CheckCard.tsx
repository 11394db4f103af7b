import { useSelector } from '@tanstack/react-store'
import { useMemo, useState } from 'react'
import { Card, CardRows } from '@/features/shared/Card'
import { useLists } from '@/features/shared/useLists'
import { useFormContext } from '@/form/formContext'
import type { EntityType } from '@/model/entityTypes'
import type { AnyObject } from '@/model/paths'
import { referencesOf, referringTypes } from '@/model/references'
import { FindingRow } from './FindingInForm'
import { muteOf, storageOf } from './storage'
import { useFindings } from './useFindings'

/**
 * The findings on the object of the form, as it was last saved (rule CHECK-8). It checks the lists that 'Used by' and
 * 'Uses' load anyway. Rules that need other lists, such as who can reach a level, are not run here.
 */
export function CheckCard({ type, id }: { type: EntityType; id: string }) {
  const { account, store } = useFormContext<AnyObject>()
  const [types] = useState(() => {
    const used = referencesOf(type, store.values()).map(({ to }) => to)
    return [...new Set([type, ...referringTypes(type), ...used])]
  })
  const { result } = useFindings(useLists(account, types), account)
  const mutes = useSelector(storageOf(account), (kept) => kept.mutes)
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
