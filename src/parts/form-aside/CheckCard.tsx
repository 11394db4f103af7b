import { useSelector } from '@tanstack/react-store'
import { clsx } from 'clsx'
import { useState } from 'react'
import { fieldLocation } from '@/engine/check/fieldLocations'
import { muteOf } from '@/engine/check/mutes'
import { useLists } from '@/entities/useLists'
import { useFormContext } from '@/form/formContext'
import type { EntityType } from '@/model/entityTypes'
import type { AnyObject } from '@/model/paths'
import { referencesOf, referringTypes } from '@/model/references'
import { FindingText, SeverityIcon } from '@/parts/findings/severity'
import { storageOf } from '@/parts/findings/storage'
import { useFindings } from '@/parts/findings/useFindings'
import { Inside } from '@/ui/signs'
import { Card, CardRows } from './Card'
import card from './Card.module.css'
import styles from './CheckCard.module.css'

/**
 * The findings on the object of the form, as it was last saved (rule CHECK-8). A press focuses the field that has to be
 * fixed. It checks the lists that 'Used by' and 'Uses' load anyway. Rules that need other lists, such as who can reach a
 * level, are not run here.
 */
export function CheckCard({ type, id }: { type: EntityType; id: string }) {
  const { account, store } = useFormContext<AnyObject>()
  const [types] = useState(() => {
    const used = referencesOf(type, store.values()).map(({ to }) => to)
    return [...new Set([type, ...referringTypes(type), ...used])]
  })
  const { result } = useFindings(useLists(account, types), account)
  const mutes = useSelector(storageOf(account), (kept) => kept.mutes)
  const findings = (result?.findings ?? []).filter(
    (finding) => finding.type === type && finding.id === id && !muteOf(mutes, finding),
  )
  if (findings.length === 0) return null
  return (
    <Card title="Check" count={String(findings.length)}>
      <CardRows>
        {findings.map(({ key, severity, text, path }) => (
          <li key={key}>
            <button
              type="button"
              className={clsx(card.row, styles.finding)}
              onClick={() => store.focus(path)}
            >
              <SeverityIcon severity={severity} />
              <span className={card.words}>
                <span className={clsx(card.name, styles.text)}>
                  <FindingText>{text}</FindingText>
                </span>
                <span className={card.place}>{fieldLocation(type, path)}</span>
              </span>
              <Inside />
            </button>
          </li>
        ))}
      </CardRows>
    </Card>
  )
}
