import { Activity, use, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { EntityForm } from './EntityForm'
import { formOf } from './loadForm'
import type { EditedEntity } from './types'

/** The types whose form was rendered here. */
const warm = new Set<string>()

interface WarmUpProps<T extends object> {
  entity: EditedEntity<T>
  account: string
}

/**
 * Renders the first screen of an empty form once, hidden and outside of the document. The user's first form of this type
 * then opens faster, because its code has run and its styles exist (decision H85). React renders it in the background
 * and runs no effects, so it sends no request, takes no focus and stores no draft. If rendering fails, nothing is
 * reported; opening the form shows the error. The form must be loaded.
 */
export function FormWarmUp<T extends object>({ onDone, ...form }: WarmUpProps<T> & { onDone: () => void }) {
  const { type } = form.entity.list
  const [host] = useState(() => document.createElement('div'))
  const [isWarm, setWarm] = useState(() => warm.has(type))
  useEffect(() => {
    if (isWarm) return onDone()
    const rendered = new MutationObserver(() => {
      warm.add(type)
      setWarm(true)
    })
    rendered.observe(host, { childList: true })
    return () => rendered.disconnect()
  }, [host, type, isWarm, onDone])
  if (isWarm) return null
  return createPortal(
    <Activity mode="hidden">
      <EmptyForm {...form} />
    </Activity>,
    host,
  )
}

function EmptyForm<T extends object>({ entity, account }: WarmUpProps<T>) {
  return (
    <EntityForm
      entity={entity.list}
      spec={use(formOf(entity))}
      schemas={entity.schemas}
      account={account}
      managed={entity.managed}
      object={undefined}
      onSave={async () => undefined}
    />
  )
}
