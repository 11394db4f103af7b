import { createAtom, useSelector } from '@tanstack/react-store'
import type { ReactNode } from 'react'

/** A toast; only one is shown at a time (rule ERROR-4, decision F5). `Toaster` renders it. */
export interface Toast {
  id: number
  kind: 'success' | 'error'
  title: string
  description: string
  /** An additional sentence below the description. */
  note?: string
  /** E.g. a link to what was created. */
  action?: ReactNode
  /** The journal entry or the plan that can be undone. */
  undo?: Undoable
}

/** The write or plan that a toast reports and can undo. */
export type Undoable = { entry: string; isDeletion?: boolean } | { plan: string; isMany?: boolean }

interface Extras {
  note?: string
  action?: ReactNode
  /** The id of the entry in the journal; undefined if there is none. */
  entry?: string
  /** The id of the plan. */
  plan?: string
  /** The entry deleted an object. */
  isDeletion?: boolean
  /** The plan wrote more than one object. */
  isMany?: boolean
}

/** How long a toast stays, in ms. */
export const toastDuration = 5000

/** How long this toast stays, in ms. A note takes longer to read. */
export const durationOf = ({ note }: Pick<Toast, 'note'>): number =>
  note === undefined ? toastDuration : 2 * toastDuration

const shown = createAtom<Toast | null>(null)
const announced = createAtom({ id: 0, text: '' })
let count = 0
let timer: ReturnType<typeof setTimeout> | undefined
let startedAt = 0
let remaining = 0

function set(toast: Toast | null) {
  clearTimeout(timer)
  timer = undefined
  remaining = durationOf(toast ?? {})
  shown.set(toast)
  resumeToast()
}

/** Shows 'Success' with a description; replaces the current toast. */
export function toastSuccess(description: string, extras: Extras = {}) {
  const { note, action, entry, plan, isDeletion = false, isMany = false } = extras
  const undo = entry !== undefined ? { entry, isDeletion } : plan !== undefined ? { plan, isMany } : undefined
  set({ id: ++count, kind: 'success', title: 'Success', description, note, action, undo })
}

/** Shows 'Error', followed by the code if there is one; replaces the current toast. Undefined shows nothing. */
export function toastError(
  error: { code?: string | number; description: string; note?: string } | undefined,
) {
  if (!error) return
  const { code, description, note } = error
  const title = code === undefined || code === '' ? 'Error' : `Error ${code}`
  set({ id: ++count, kind: 'error', title, description, note })
}

export const dismissToast = () => set(null)

/** Pauses the timer, e.g. while the pointer is over the toast. */
export function pauseToast() {
  if (timer === undefined) return
  clearTimeout(timer)
  timer = undefined
  remaining -= Date.now() - startedAt
}

/** Resumes the timer with the remaining time. */
export function resumeToast() {
  if (!shown.get() || timer !== undefined) return
  startedAt = Date.now()
  timer = setTimeout(dismissToast, remaining)
}

/** Politely announces to screen readers what others can see on the page. */
export function announce(text: string) {
  announced.set(({ id }) => ({ id: id + 1, text }))
}

export const currentToast = shown.get
export const currentAnnouncement = announced.get

export const useToast = () => useSelector(shown)
export const useAnnouncement = () => useSelector(announced)
