import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { cancelsComposition, isCommand, pressedAgain, pressedKey } from '@/lib/keys'
import { Input } from './Input'
import { opener } from './lastPress'
import styles from './lazy.module.css'
import shared from './shared.module.css'
import { insertText, isTextField, pressAgain } from './typedAhead'

/** Title and label of a visible placeholder, for a part whose first control is a search field. */
export interface Plain {
  title: string
  label: string
  placeholder: string
}

/** Keys that are replayed later. Other keys only change text and caret, which are copied. */
const chooses = /^(?:Enter|Arrow(?:Up|Down)|Page(?:Up|Down))$/

interface WaitingProps {
  typed: RefObject<TypedAhead | null>
  plain: Plain | undefined
  onClose: () => void
}

/** Text that was typed for a component while its code was loading. */
export interface TypedAhead {
  /** Calls back when no input method composes. */
  whenComposed: (act: () => void) => void
  /** Passes text, caret and keys to the element that has the focus now. */
  handOver: () => void
}

/**
 * Has the focus in place of a part whose code is loading, so that what is typed belongs to that part, and not to the
 * screen below (rule FRAME-17). Escape closes it. With `plain` it looks like the part.
 */
export function Waiting({ typed, plain, onClose }: WaitingProps) {
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const keys = useRef<{ all: ReturnType<typeof pressedAgain>[]; afterText: number }>({
    all: [],
    afterText: 0,
  })
  const isComposing = useRef(false)

  useLayoutEffect(() => {
    const field = input.current
    if (!field) return
    const before = opener()
    const dialog = field.closest<HTMLDialogElement>('dialog[data-waiting]')
    // In jsdom, which has no modal dialogs, the dialog is at least shown.
    if (dialog?.showModal) dialog.showModal()
    else if (dialog) dialog.open = true
    field.focus({ preventScroll: true })
    let taken = { value: '', start: 0, end: 0 }
    typed.current = {
      whenComposed: (act) => {
        // Some browsers write the text after the end of the composition.
        if (isComposing.current)
          field.addEventListener('compositionend', () => setTimeout(act), { once: true })
        else act()
      },
      handOver: () => {
        const { value, start, end } = taken
        const target = document.activeElement
        if (plain && target) target.closest('dialog')?.style.setProperty('--ui-durations-slow', '0s')
        if (!isTextField(target)) return pressAgain(keys.current.all)
        if (value !== '') {
          const from = target.selectionStart ?? 0
          insertText(target, value)
          target.setSelectionRange(from + start, from + end)
        }
        pressAgain(
          keys.current.all.slice(keys.current.afterText).filter((key) => chooses.test(pressedKey(key))),
        )
      },
    }
    return () => {
      taken = { value: field.value, start: field.selectionStart ?? 0, end: field.selectionEnd ?? 0 }
      dialog?.close?.()
      if (document.activeElement === field || dialog)
        if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
        else field.blur()
    }
  }, [typed, plain])

  const onKeyDown = (event: KeyboardEvent) => {
    const key = pressedKey(event)
    // The browser would close the dialog with the Escape that ends a composition.
    if (cancelsComposition(event)) event.preventDefault()
    if (key === '' || isCommand(event)) return
    event.stopPropagation()
    // These keys would act on the surroundings: Enter submits the form around, Tab leaves the field, Escape closes
    // several dialogs.
    if (key === 'Enter' || key === 'Tab' || key === 'Escape') event.preventDefault()
    if (key === 'Escape') onClose()
    else keys.current.all.push(pressedAgain(event.nativeEvent))
  }
  const field = {
    ref: input,
    autoComplete: 'off',
    spellCheck: false,
    onKeyDown,
    onInput: () => {
      keys.current.afterText = keys.current.all.length
    },
    onCompositionStart: () => {
      isComposing.current = true
    },
    onCompositionEnd: () => {
      isComposing.current = false
    },
  }
  // A text area, because it keeps the line breaks of pasted text.
  if (!plain)
    return (
      <textarea
        {...field}
        aria-label="Loading"
        inputMode="none"
        className={shared.visuallyHidden}
        // The user continues in another text field, so stop waiting.
        onBlur={({ relatedTarget }) => isTextField(relatedTarget as Element | null) && onClose()}
      />
    )
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same
    <dialog
      data-waiting
      aria-label={`Loading ${plain.title}`}
      className={styles.waiting}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <div>
        <p className={styles.waitingTitle}>{plain.title}</p>
        <Input {...field} size="lg" dir="auto" aria-label={plain.label} placeholder={plain.placeholder} />
      </div>
    </dialog>
  )
}
