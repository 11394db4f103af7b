import { Building2, Check, Star } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { Account } from '@/generated/model'
import { pressedKey, typesCharacter } from '@/lib/keys'
import { TextQuery } from '@/lib/textQuery'
import { useAccountOrder } from '@/parts/comparison/accountOrder'
import { Input } from '@/ui/Input'
import { Thumb } from '@/ui/Thumb'
import { TryAgain } from '@/ui/TryAgain'
import { useListbox } from '@/ui/useListbox'
import { useOpensAsSheet } from '@/ui/useMedia'
import styles from './AccountList.module.css'
import { Popup } from './Popup'
import type { AccountChoices } from './useAccountChoices'

interface AccountListProps {
  id: string
  choices: AccountChoices
  onChoose: (account: string) => void
  /** Closes without a choice; returns the focus to the button. */
  onClose: () => void
}

/** With this many accounts or more the list has a search box, and begins with starred and recent ones (rule COMPARE-9). */
const searchableFrom = 9

const nameOf = (account: Account) => account.name || account.account

/** The drop-down of the account selector: the accounts, or the reason why there are none. */
export function AccountList({ id, choices, onChoose, onClose }: AccountListProps) {
  const { accounts } = choices
  const focused = useRef<Focused>(null)
  const isSheet = useOpensAsSheet()
  return (
    // One popup for both: a sheet that closes returns the focus to the page.
    <Popup title="Account" onClose={onClose} focused={focused}>
      {accounts && accounts.length > 0 ? (
        <Choice
          id={id}
          focused={focused}
          isSheet={isSheet}
          accounts={accounts}
          selected={choices.selectedId}
          onChoose={onChoose}
          onClose={onClose}
        />
      ) : (
        <NoChoice id={id} focused={focused} choices={choices} onClose={onClose} />
      )}
    </Popup>
  )
}

/** The element that gets the focus: the search field, the list, or the message. */
type Focused = HTMLInputElement & HTMLDivElement

interface NoChoiceProps extends Omit<AccountListProps, 'onChoose'> {
  focused: RefObject<Focused | null>
}

function NoChoice({ id, focused, choices, onClose }: NoChoiceProps) {
  const { accounts, error, retry } = choices
  useEffect(() => focused.current?.focus(), [focused])
  return (
    <div
      ref={focused}
      id={id}
      tabIndex={-1}
      role="status"
      className={styles.message}
      onKeyDown={(event) => {
        if (pressedKey(event) === 'Escape') onClose()
      }}
    >
      {error ? (
        <>
          <p>{`Accounts could not be loaded: ${error}`}</p>
          <TryAgain
            className={styles.retry}
            onClick={() => {
              // The button disappears.
              focused.current?.focus()
              retry()
            }}
          />
        </>
      ) : (
        <p>{accounts ? 'There is no available account.' : 'Loading accounts...'}</p>
      )}
    </div>
  )
}

interface ChoiceProps extends Omit<AccountListProps, 'choices'> {
  focused: RefObject<Focused | null>
  isSheet: boolean
  accounts: readonly Account[]
  selected: string
}

function Choice({ id, focused, isSheet, accounts, selected, onChoose, onClose }: ChoiceProps) {
  const [search, setSearch] = useState('')
  const searchable = accounts.length >= searchableFrom
  const query = new TextQuery(search)
  const { starred, rankOf } = useAccountOrder()
  const ordered = searchable ? accounts.toSorted((a, b) => rankOf(a.account) - rankOf(b.account)) : accounts
  const shown = ordered.filter(({ name, account }) => query.isIn(name ?? '', account))
  const listbox = useListbox({
    id,
    items: shown,
    start: Math.max(
      0,
      ordered.findIndex(({ account }) => account === selected),
    ),
    isOpen: true,
    onClose,
    onChoose: ({ account }) => onChoose(account),
    labelOf: searchable ? undefined : nameOf,
  })
  // A focused search would open the keyboard of a phone over the sheet.
  const isListFocused = isSheet || !searchable
  useEffect(() => focused.current?.focus(), [focused])
  const onKeyDown = (event: KeyboardEvent) => {
    // Tab moves on from the button, and in a sheet to the next control.
    if (pressedKey(event) === 'Tab') {
      if (!isSheet) onClose()
    } else if (typesCharacter(event)) listbox.focusProps.onKeyDown(event)
  }

  return (
    <>
      {searchable && (
        <Input
          {...listbox.comboboxProps}
          ref={isListFocused ? undefined : focused}
          type="text"
          dir="auto"
          size="sm"
          className={styles.search}
          aria-label="Search accounts"
          aria-controls={id}
          placeholder="Search accounts"
          value={search}
          onChange={(event) => {
            setSearch(event.target.value)
            listbox.setActive(0)
          }}
          onKeyDown={onKeyDown}
        />
      )}
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: its role is in `listProps` */}
      <div
        {...listbox.listProps}
        aria-label="Account"
        className={styles.list}
        {...(isListFocused && { ...listbox.focusProps, ref: focused, tabIndex: 0, onKeyDown })}
      >
        {shown.map((account, index) => (
          <div
            key={account.account}
            {...listbox.optionProps(index, account.account === selected)}
            onPointerMove={() => listbox.setActive(index)}
          >
            <Thumb src={account.imgUrl} type="accounts" icon={Building2} family="people" size={32} />
            <span dir="auto">{nameOf(account)}</span>
            {searchable && starred.has(account.account) && <Star size={14} aria-hidden />}
            {account.account === selected && <Check size={16} aria-hidden />}
          </div>
        ))}
      </div>
      {shown.length === 0 && (
        <div role="status" className={styles.message}>
          <p>{`No account matches "${search.trim()}".`}</p>
        </div>
      )}
    </>
  )
}
