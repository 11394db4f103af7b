import { type LinkOptions, useRouter } from '@tanstack/react-router'
import { createAtom } from '@tanstack/react-store'
import { type RefObject, Suspense, useCallback, useEffect, useState } from 'react'
import { pagesOf } from '@/pages/parts/pages'
import { lazyPart } from '@/ui/lazy'
import { useShortcutKeys, useUndoKey } from './keys'

/** Lets the user menu open the dialog with the shortcuts, which the frame renders. */
const requests = createAtom(0)

export const requestShortcuts = () => requests.set((count) => count + 1)

const onShortcutsRequest = (listener: () => void) => requests.subscribe(listener).unsubscribe

const [UndoLast] = lazyPart(async () => (await import('@/pages/parts/journal/UndoLast')).UndoLast)
const [ShortcutsDialog] = lazyPart(async () => (await import('./ShortcutsDialog')).ShortcutsDialog)

/** The shortcuts of the frame and the dialog that lists them. `content` is the element that contains the screen. */
export function Shortcuts({ content }: { content: RefObject<HTMLElement | null> }) {
  const [open, setOpen] = useState(false)
  const router = useRouter()
  const close = useCallback(() => setOpen(false), [])
  const [undoes, setUndoes] = useState(false)
  const closeUndo = useCallback(() => setUndoes(false), [])
  useUndoKey(() => setUndoes(true))
  useEffect(() => onShortcutsRequest(() => setOpen(true)), [])

  /** Navigates like a link: the router guards unsaved edits. The next Tab then starts in the section. */
  const goTo = async (link: LinkOptions) => {
    const path = router.buildLocation(link).pathname
    if (router.state.location.pathname === path) return
    await router.navigate(link)
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
    onSection: (type) => void goTo({ to: '/$entityType/list', params: { entityType: type } }),
    onPage: (letter) => {
      const page = pagesOf(router).find(({ shortcut }) => shortcut === letter)
      if (page) void goTo({ to: page.to } as LinkOptions)
      return page !== undefined
    },
  })

  if (undoes)
    return (
      <Suspense fallback={null}>
        <UndoLast onClose={closeUndo} />
      </Suspense>
    )
  if (!open) return null
  return (
    <Suspense fallback={null}>
      <ShortcutsDialog onClose={close} />
    </Suspense>
  )
}
