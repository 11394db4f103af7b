import { Activity, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { isQuiet, whenQuiet } from '@/lib/idle'
import { EntityForm } from './EntityForm'
import { useForm } from './loadForm'
import type { EditedEntity } from './types'

/** The types whose form was rendered here. */
const warm = new Set<string>()

/**
 * Lays out a copy of the rendered form, as wide as `<main>`, and removes it before the next frame. The browser then
 * resolves the same styles and measures the same texts faster. A copy, because the elements of a hidden `Activity` have
 * `display: none` and so no layout.
 */
function layOut(rendered: Element) {
  const content = document.querySelector('main') ?? document.body
  const copy = rendered.cloneNode(true) as HTMLElement
  copy.style.cssText = `position: absolute; width: ${content.clientWidth}px`
  for (const child of copy.children) (child as HTMLElement).style.removeProperty('display')
  content.append(copy)
  copy.getBoundingClientRect()
  copy.remove()
}

interface WarmUpProps<T extends object> {
  entity: EditedEntity<T>
  account: string
}

/**
 * Renders the first screen of an empty form once, hidden and outside of the document, and lays it out in a quiet moment.
 * The user's first form of this type then opens faster, because its code has run and the browser has resolved its styles (decision H85).
 * React renders it in the background and runs no effects, so it sends no request, takes no focus and stores no draft. If
 * rendering fails, nothing is reported; opening the form shows the error. The form must be loaded.
 */
export function FormWarmUp<T extends object>({ onDone, ...form }: WarmUpProps<T> & { onDone: () => void }) {
  const { type } = form.entity.list
  const [host] = useState(() => document.createElement('div'))
  const [isWarm, setWarm] = useState(() => warm.has(type))
  useEffect(() => {
    if (isWarm) return onDone()
    let isLeft = false
    const rendered = new MutationObserver(async () => {
      rendered.disconnect()
      // The user may have typed or clicked while React rendered.
      if (!isQuiet()) await whenQuiet()
      if (isLeft) return
      layOut(host)
      warm.add(type)
      setWarm(true)
    })
    rendered.observe(host, { childList: true })
    return () => {
      isLeft = true
      rendered.disconnect()
    }
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
      spec={useForm(entity)}
      schemas={entity.schemas}
      account={account}
      managed={entity.managed}
      object={undefined}
      api={{ save: async () => undefined }}
    />
  )
}
