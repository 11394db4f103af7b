import { isCommand, pressedAgain, pressedKey } from '@/lib/keys'
import { loadPatienceMs } from './whenThere'

/* Keeps keys that are pressed before their target is rendered, and presses them again when it is (rule FRAME-17). */

/** Elements in which typing a character enters text or selects an option. */
export const takesCharacters =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable], [role=menu], [role=listbox]'

export const isIn = (places: string, { target }: Event): boolean =>
  target instanceof Element && target.closest(places) !== null

export const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null

let kept: KeyboardEvent[] = []
/** One object for each pending `keepKeysUntil`. */
const waits = new Set<object>()
let isPressing = false

/** Keeps `first` and all following keys until `ready` is settled. A press, a keyboard command or Escape cancels it. */
export function keepKeysUntil(ready: Promise<unknown>, first?: KeyboardEvent): void {
  const wait = {}
  waits.add(wait)
  if (first) kept.push(pressedAgain(first))
  const timer = setTimeout(() => waits.has(wait) && forget(), loadPatienceMs)
  const end = () => {
    clearTimeout(timer)
    if (waits.delete(wait)) void pressKept()
  }
  ready.then(end, end)
  window.addEventListener('keydown', keep, true)
  window.addEventListener('pointerdown', forget, true)
}

/** Presses these keys on the focused element, before the kept ones. */
export function pressAgain(keys: readonly KeyboardEvent[]): void {
  kept = [...keys, ...kept]
  void pressKept()
}

function keep(event: KeyboardEvent) {
  if (isPressing) return
  const key = pressedKey(event)
  // Keys after `/` are text. Before it, `g` and `?` open something else, so they cancel the waiting.
  const leaves = (key === 'g' || key === '?') && !kept.some((one) => pressedKey(one) === '/')
  if (leaves || key === 'Escape' || isCommand(event) || isDialogOpen() || isIn(takesCharacters, event))
    return forget()
  event.preventDefault()
  event.stopImmediatePropagation()
  if (!event.repeat) kept.push(pressedAgain(event))
}

function forget() {
  kept = []
  waits.clear()
  window.removeEventListener('keydown', keep, true)
  window.removeEventListener('pointerdown', forget, true)
}

async function pressKept() {
  if (isPressing) return
  isPressing = true
  for (let key = kept[0]; key && waits.size === 0; key = kept[0]) {
    kept.shift()
    press(key)
    // Lets React render the effect of the key.
    await undefined
  }
  isPressing = false
  if (waits.size === 0) forget()
}

/**
 * Dispatches a key on the focused element, and imitates the default actions that browsers only perform for real keys.
 */
function press(event: KeyboardEvent) {
  const target = document.activeElement ?? document.body
  if (!target.dispatchEvent(event)) return
  const key = pressedKey(event)
  if (isTextField(target)) {
    const { selectionStart: start = 0, selectionEnd: end } = target
    if (key.length === 1) insertText(target, key)
    else if (key === 'Backspace' && start !== null)
      insertText(target, '', start === end ? Math.max(0, start - 1) : start)
  }
  // Never in a dialog: a key that was typed earlier must not answer its question.
  else if ((key === 'Enter' || key === ' ') && !isDialogOpen() && target instanceof HTMLElement)
    if (target.matches('a[href], button, [role^=menuitem]')) target.click()
}

type TextField = HTMLInputElement | HTMLTextAreaElement

/** Whether text can be inserted into the element. */
export const isTextField = (element: Element | null): element is TextField =>
  (element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && element.selectionStart !== null)) &&
  !element.readOnly &&
  !element.disabled

/** Inserts text as if it were typed, in place of what is selected. */
export function insertText(field: TextField, text: string, from = field.selectionStart ?? 0): void {
  field.setRangeText(text, from, field.selectionEnd ?? from, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }))
}
