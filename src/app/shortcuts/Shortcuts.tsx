import { useRouter } from '@tanstack/react-router'
import { createAtom } from '@tanstack/react-store'
import { type RefObject, Suspense, useCallback, useEffect, useState } from 'react'
import { lazyPart } from '@/ui/lazy'
import { useShortcutKeys } from './keys'

/** Lets the user menu open the dialog with the shortcuts, which the frame renders. */
const requests = createAtom(0)

export const requestShortcuts = () => requests.set((count) => count + 1)

const onShortcutsRequest = (listener: () => void) => requests.subscribe(listener).unsubscribe

const [ShortcutsDialog] = lazyPart(async () => (await import('./ShortcutsDialog')).ShortcutsDialog)

/** The shortcuts of the frame and the dialog that lists them. `content` is the element that contains the screen. */
export function Shortcuts({ content }: { content: RefObject<HTMLElement | null> }) {
  const [open, setOpen] = useState(false)
  const router = useRouter()
  const close = useCallback(() => setOpen(false), [])
  useEffect(() => onShortcutsRequest(() => setOpen(true)), [])

  /** Navigates like a link: the router guards unsaved edits. The next Tab then starts in the section. */
  const goTo = async (type: string) => {
    const path = router.buildLocation({ to: '/$entityType/list', params: { entityType: type } }).pathname
    if (router.state.location.pathname === path) return
    await router.navigate({ to: '/$entityType/list', params: { entityType: type } })
    if (router.state.location.pathname === path) content.current?.focus({ preventScroll: true })
  }

  useShortcutKeys({
    onHelp: () => setOpen(true),
    onSearch: () => {
      const box = content.current?.querySelector<HTMLInputElement>('input[type=search]:enabled')
      box?.focus()
      box?.select()
      return Boolean(box)
    },
    onSection: (type) => void goTo(type),
  })

  if (!open) return null
  return (
    <Suspense fallback={null}>
      <ShortcutsDialog onClose={close} />
    </Suspense>
  )
}
