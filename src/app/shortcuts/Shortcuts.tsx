import { type LinkOptions, useRouter } from '@tanstack/react-router'
import { createAtom, useSelector } from '@tanstack/react-store'
import { type RefObject, useCallback, useEffect, useState } from 'react'
import { unloadable } from '@/lib/missingCode'
import { isListShown } from '@/list/listPosition'
import { pagesOf } from '@/parts/navigation/pages'
import { closeOpen, openRequest, requestOpenOf } from '@/parts/plan/openRequest'
import { lazyPart, styled } from '@/ui/lazy'
import { takeDroppedFiles } from '@/ui/strayDrops'
import { toastError } from '@/ui/toast'
import { keepKeysUntil } from '@/ui/typedAhead'
import { whenThere } from '@/ui/whenThere'
import { tourRequest } from '../tour/offer'
import { useShortcutKeys, useUndoKey } from './keys'

/** Lets menus and commands open what the frame renders: the dialog with the shortcuts, and the question of Undo. */
const requests = { shortcuts: createAtom(0), undo: createAtom(0) }

export const requestShortcuts = () => requests.shortcuts.set((count) => count + 1)
export const requestUndo = () => requests.undo.set((count) => count + 1)

const [UndoLast] = lazyPart(async () => (await import('@/parts/journal/UndoLast')).UndoLast)
const [OpenDialog] = lazyPart(styled(async () => (await import('@/parts/transfer/OpenDialog')).OpenDialog))
const [Tour] = lazyPart(async () => (await import('../tour/Tour')).Tour)
const [ShortcutsDialog] = lazyPart(async () => (await import('./ShortcutsDialog')).ShortcutsDialog)

/** Loads with the first key of a row: the first list does not wait for it. */
const loadRowActions = () => import('./rowActions')

/** Settles when the navigation that is under way has ended. */
const resolved = (router: ReturnType<typeof useRouter>) =>
  new Promise<void>((resolve) => {
    const stop = router.subscribe('onResolved', () => {
      stop()
      resolve()
    })
  })

/**
 * Handles the keyboard shortcuts of the frame, and renders the dialog that lists them. `content` is the element that
 * contains the screen.
 */
export function Shortcuts({ content }: { content: RefObject<HTMLElement | null> }) {
  const [open, setOpen] = useState(false)
  const router = useRouter()
  const close = useCallback(() => setOpen(false), [])
  const [undoes, setUndoes] = useState(false)
  const closeUndo = useCallback(() => setUndoes(false), [])
  const [tour, setTour] = useState(false)
  const closeTour = useCallback(() => setTour(false), [])
  const opened = useSelector(openRequest)
  useEffect(() => takeDroppedFiles(requestOpenOf), [])
  useUndoKey(() => setUndoes(true))
  useEffect(() => requests.shortcuts.subscribe(() => setOpen(true)).unsubscribe, [])
  useEffect(() => tourRequest.subscribe(() => setTour(true)).unsubscribe, [])
  useEffect(() => requests.undo.subscribe(() => setUndoes(true)).unsubscribe, [])

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
    onRow: (key) => {
      const element = content.current
      if (!element || !isListShown()) return false
      const done = loadRowActions()
        .then(({ actOnRow }) => actOnRow(key, element))
        .catch(() => toastError({ description: unloadable }))
      keepKeysUntil(done)
      return true
    },
    opening: () => {
      const element = content.current
      const isNavigating = router.state.status === 'pending'
      const hasRows = () => !element?.querySelector('table[aria-busy=true]')
      if (!element || (!isNavigating && hasRows())) return undefined
      return (isNavigating ? resolved(router) : Promise.resolve()).then(() => whenThere(element, hasRows))
    },
  })

  return (
    <>
      {opened && <OpenDialog request={opened} onClose={closeOpen} />}
      {tour && <Tour onClose={closeTour} />}
      {undoes ? <UndoLast onClose={closeUndo} /> : open && <ShortcutsDialog onClose={close} />}
    </>
  )
}
