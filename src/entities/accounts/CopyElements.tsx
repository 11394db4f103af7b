import { useQueryClient } from '@tanstack/react-query'
import { Copy, ListChecks } from 'lucide-react'
import { useContext, useId, useRef, useState } from 'react'
import { errorToast, toApiError } from '@/api/errors'
import { isOfAccount } from '@/api/rows'
import { Field } from '@/form/Field'
import { Combobox } from '@/form/fields/Combobox'
import { useFormContext } from '@/form/formContext'
import { copyAccountElements } from '@/generated/api/accounts/accounts'
import type { Account } from '@/generated/model'
import { unexpectedAnswer } from '@/model/apiError'
import { inputText } from '@/model/readable'
import { Button } from '@/ui/Button'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { focusAfterPaint } from '@/ui/focusAfterPaint'
import { toastError, toastSuccess } from '@/ui/toast'
import { useReferencesTo } from '../references'
import styles from './CopyElements.module.css'
import { CopyChoice } from './definition'

/**
 * Copies elements of another account into this one (decision A5), or opens the plan of such a copy (decision H69). Runs
 * immediately and is not part of Save.
 */
export function CopyElements() {
  const id = useId()
  const { store } = useFormContext<Account>()
  const client = useQueryClient()
  // Copying needs an existing account to copy from, so the picker has no link to create one or to open this one.
  const { actions: _, ...options } = useReferencesTo('accounts', '')
  const picker = useRef<HTMLInputElement>(null)
  const choose = useContext(CopyChoice)
  const [fromAccount, setFrom] = useState('')
  const [isConfirming, setConfirming] = useState(false)
  const [isBusy, setBusy] = useState(false)

  const toAccount = inputText(store.initial('account'))
  const others = { ...options, items: options.items.filter((item) => item.id !== toAccount) }
  const named = (account: string) => {
    const name = options.items.find((item) => item.id === account)?.name ?? account
    return name === account ? `“${account}”` : `“${name}” (${account})`
  }
  const copy = async () => {
    setBusy(true)
    try {
      const answer: unknown = await copyAccountElements({ fromAccount, toAccount }).finally(() => {
        // Refetches after a failure as well, because some objects may have been copied.
        void client.invalidateQueries({ predicate: (query) => isOfAccount(query, toAccount) })
      })
      // The contract has no content here, so anything else is no confirmation (rule SAFE-7).
      if (answer) throw unexpectedAnswer(answer, 'The server did not confirm it')
      setFrom('')
      // The button that opened the dialog is disabled again, so the dialog cannot return the focus to it.
      focusAfterPaint(() => picker.current)
      toastSuccess(`Copied elements from ${fromAccount} to ${toAccount}`)
    } catch (thrown) {
      const toast = errorToast(thrown)
      const mayBeDone = toast && toApiError(thrown).isUncertain
      toastError(
        mayBeDone ? { ...toast, description: `It may have been copied. ${toast.description}` } : toast,
      )
    }
    setBusy(false)
    setConfirming(false)
  }

  return (
    <>
      <Field id={id} label="Copy from" unmarked help="Nothing is copied before you confirm.">
        <Combobox
          control={{ id, 'aria-describedby': `${id}-note` }}
          options={others}
          chosen={fromAccount === '' ? [] : [fromAccount]}
          placeholder="Select account"
          canClear
          onPick={setFrom}
          onClear={() => setFrom('')}
          inputRef={picker}
        />
      </Field>
      <div className={styles.buttons}>
        <Button variant="outline" disabled={fromAccount === ''} onClick={() => setConfirming(true)}>
          <Copy size={16} aria-hidden />
          Copy elements
        </Button>
        {choose && (
          <Button
            variant="outline"
            disabled={fromAccount === ''}
            onClick={() => choose(fromAccount, toAccount)}
          >
            <ListChecks size={16} aria-hidden />
            Choose what to copy...
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isConfirming}
        title="Copy elements"
        text={`Copy all elements from ${named(fromAccount)} to ${named(toAccount)}? Players are not copied, and what the target already has under the same id stays as it is.`}
        confirmLabel="Copy"
        tone="primary"
        icon={Copy}
        isBusy={isBusy}
        onCancel={() => setConfirming(false)}
        onConfirm={() => void copy()}
      />
    </>
  )
}
