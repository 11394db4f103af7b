import { chakra } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { accounts } from '@/entities/accounts/definition'
import { naturalCompare } from '@/lib/compare'
import { titleOf } from '@/lib/value'
import { FormDialog } from '@/ui/FormDialog'
import { LabelledSelect } from '@/ui/Labelled'

/** The text below the title of a dialog that copies all objects of an account. */
export const allLabel = 'Players are not copied. You see everything first, and can leave objects out.'

interface AccountDialogProps {
  title: string
  text: string
  label: string
  /** The account that cannot be chosen, because it is the other side of the copy. */
  except: string
  onClose: () => void
  /** Called with the chosen account. */
  onPreview: (account: string) => void
}

interface CopyDialogProps extends Pick<AccountDialogProps, 'onClose' | 'onPreview'> {
  /** The objects that are copied, e.g. '3 missions'. */
  words: string
  text?: string
  /** The account of the objects. */
  from: string
}

/** A dialog for choosing the account to copy to. */
export const CopyDialog = ({ words, text, from, ...props }: CopyDialogProps) => (
  <AccountDialog
    {...props}
    title={`Copy ${words}`}
    text={text ?? 'What they refer to is copied with them. You see everything before it is sent.'}
    label="To account"
    except={from}
  />
)

interface CopyFromDialogProps extends Pick<AccountDialogProps, 'onClose' | 'onPreview'> {
  /** The account to copy to. */
  to: string
}

/** A dialog for choosing the account to copy from. */
export const CopyFromDialog = ({ to, ...props }: CopyFromDialogProps) => (
  <AccountDialog {...props} title="Copy from an account" text={allLabel} label="From account" except={to} />
)

function AccountDialog({ title, text, label, except, onClose, onPreview }: AccountDialogProps) {
  const select = useRef<HTMLSelectElement>(null)
  const { rows, error } = accounts.calls.useRows('')
  const [chosen, setChosen] = useState('')
  const others = (rows ?? [])
    .map((row) => ({ id: accounts.list.idOf(row), name: titleOf(row, accounts.list.idOf(row)) }))
    .filter((account) => account.id && account.id !== except)
    .sort((a, b) => naturalCompare(a.name, b.name))
  return (
    <FormDialog
      title={title}
      text={text}
      isDisabled={chosen === ''}
      initialFocusRef={select}
      onClose={onClose}
      confirm="Preview"
      onConfirm={() => onPreview(chosen)}
    >
      <div>
        <LabelledSelect
          label={label}
          ref={select}
          value={chosen}
          empty={rows || error ? 'Choose an account' : 'Loading...'}
          options={others.map(({ id, name }) => [id, name])}
          onChoose={setChosen}
        />
        {error && (
          <chakra.p role="alert" mt="1.5" textStyle="sm" color="danger.text">
            {error.message}
          </chakra.p>
        )}
      </div>
    </FormDialog>
  )
}
