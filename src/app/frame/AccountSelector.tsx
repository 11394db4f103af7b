import { createAtom } from '@tanstack/react-store'
import { Building2, ChevronsUpDown, CircleAlert } from 'lucide-react'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { pressedKey } from '@/lib/keys'
import { lazyPart } from '@/ui/lazy'
import { Thumb } from '@/ui/Thumb'
import { useDismiss } from '@/ui/useDismiss'
import styles from './AccountSelector.module.css'
import type { AccountChoices } from './useAccountChoices'

/** Lets a screen without an account open the selector in the header. */
const requests = createAtom(0)

/** Opens the account selector and moves the focus there. */
export const requestAccount = () => requests.set((count) => count + 1)

const onAccountRequest = (listener: () => void) => requests.subscribe(listener).unsubscribe

/** Loaded when the pointer or the focus comes near, so that the code does not delay the first list. */
const [AccountList, prepareList] = lazyPart(async () => (await import('./AccountList')).AccountList, {
  ahead: true,
})

/** Shows the current account and opens the list of accounts (rule FRAME-7). Blue while no account is selected. */
export function AccountSelector({ choices }: { choices: AccountChoices }) {
  const { selectedId, selected, error } = choices
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const listId = useId()
  const close = useCallback(() => setOpen(false), [])
  useDismiss(open, box, close)
  // A sheet returns the focus to what has it now, and a choice removes the button of the screen that requested it.
  const show = useCallback(() => {
    trigger.current?.focus({ preventScroll: true })
    setOpen(true)
  }, [])
  useEffect(() => onAccountRequest(show), [show])

  const closeAndReturn = () => {
    setOpen(false)
    trigger.current?.focus()
  }
  const none = selectedId === ''

  return (
    <div ref={box} className={styles.box}>
      <button
        ref={trigger}
        type="button"
        className={styles.trigger}
        data-tour="account"
        aria-haspopup="listbox"
        onPointerEnter={prepareList}
        onFocus={prepareList}
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        data-none={none || undefined}
        onClick={open ? close : show}
        onKeyDown={(event) => {
          if (!['ArrowDown', 'ArrowUp'].includes(pressedKey(event))) return
          event.preventDefault()
          show()
        }}
      >
        {none ? (
          <Building2 size={16} aria-hidden />
        ) : (
          <Thumb src={selected?.imgUrl} type="accounts" icon={Building2} family="people" size={32} />
        )}
        <span data-part="text">
          {error ? <small data-part="error">Not loaded</small> : !none && <small>Account</small>}{' '}
          <b dir="auto">{none ? 'Select account' : selected?.name || selectedId}</b>
        </span>
        {error ? <CircleAlert size={16} aria-hidden /> : <ChevronsUpDown size={16} aria-hidden />}
      </button>
      {open && (
        <AccountList
          id={listId}
          choices={choices}
          onChoose={(account) => {
            closeAndReturn()
            void choices.choose(account)
          }}
          onClose={closeAndReturn}
        />
      )}
    </div>
  )
}
