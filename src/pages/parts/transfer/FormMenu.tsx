import { chakra } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import { ArrowLeftRight, Ellipsis, FileBraces, FileCheck2 } from 'lucide-react'
import { useState } from 'react'
import { canWrite, isWriteAdmin } from '@/auth/permissions'
import { useSession } from '@/auth/session'
import { keyOf } from '@/engine/plan/ids'
import type { Plan } from '@/engine/plan/types'
import type { AnyEntity } from '@/entities/definition'
import { type FormContext, useFormContext, useStore } from '@/form/formContext'
import { titleOf } from '@/lib/value'
import type { EntityType } from '@/model/entityTypes'
import { idOf } from '@/model/references'
import { IconButton } from '@/ui/Button'
import { lazyPart } from '@/ui/lazy'
import { type MenuItem, PopupMenu } from '@/ui/PopupMenu'
import { plan } from '../plan/planned'
import { countText } from '../plan/texts'
import { allWords, CopyDialog } from '../select/CopyDialog'
import { CompareDialog } from './CompareDialog'
import { ExportAccountDialog } from './ExportAccountDialog'
import { exportObjects } from './exportFile'
import { useItems } from './useItems'

interface FormMenuProps {
  entity: AnyEntity
  account: string
  id: string
}

const [ProposeDialog] = lazyPart(async () => (await import('../plan/ProposeDialog')).ProposeDialog)

/** The menu 'More' beside the title of a form. Its actions use the saved object; only a proposal has the unsaved edits. */
export function FormMenu({ entity, account, id }: FormMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [step, setStep] = useState<'copy' | 'export' | 'compare'>()
  const [proposed, setProposed] = useState<Plan>()
  const [why, setWhy] = useState('')
  const { store, readOnly } = useFormContext<never>() as FormContext
  const isDirty = useStore((form) => form.isDirty())
  const isNew = id === 'new'
  const { user } = useSession()
  const navigate = useNavigate()
  const { rows = [] }: { rows: object[] | undefined } = entity.calls.useRows(account)
  const type = entity.list.type
  const isAccount = entity.scope === 'all'
  const permissions = user?.permissions ?? []
  const canCreate = isAccount ? isWriteAdmin(permissions) : canWrite(permissions)
  const saved = rows.find((row) => idOf(type, row) === id)
  const name = saved ? titleOf(saved, id) : isNew ? `the new ${entity.list.singular.toLowerCase()}` : id
  const close = () => setAnchor(undefined)
  const { closing, compareItems, playerViewItem, duplicateItem } = useItems(close)
  /** What blocks a save blocks a proposal: it is shown at its fields (rule PROPOSE-7). */
  const propose = async () => {
    if (!(await store.hasProblems())) setProposed(planOfForm(type, account, store.change()))
  }
  const proposeItem: MenuItem | false = !isAccount &&
    !readOnly &&
    isDirty && {
      label: 'Propose this change...',
      icon: FileCheck2,
      onChoose: closing(() => void propose()),
    }
  const items: (MenuItem | false | undefined)[] = isNew
    ? [proposeItem]
    : [
        playerViewItem({ type, id }),
        canCreate && duplicateItem({ type, id }),
        proposeItem,
        canWrite(permissions) && {
          label: 'Copy to account...',
          icon: ArrowLeftRight,
          onChoose: closing(() => setStep('copy')),
        },
        saved && {
          label: isAccount ? 'Export JSON...' : 'Export JSON',
          icon: FileBraces,
          onChoose: closing(() => (isAccount ? setStep('export') : exportObjects(type, account, [saved]))),
        },
        ...(isAccount
          ? compareItems(
              id,
              closing(() => setStep('compare')),
            )
          : []),
      ]
  if (isNew && !proposeItem && !proposed) return null
  return (
    <chakra.span alignSelf="center" _print={{ display: 'none' }}>
      <IconButton
        icon={Ellipsis}
        variant="outline"
        label={`More for ${name}`}
        aria-haspopup="menu"
        aria-expanded={false}
        onClick={({ currentTarget }) => (anchor ? close() : setAnchor(currentTarget))}
      />
      {anchor && (
        <PopupMenu anchor={anchor} label={name} items={items.filter((item) => !!item)} onClose={close} />
      )}
      {proposed && (
        <ProposeDialog
          plan={proposed}
          title={`${isNew ? 'Create' : 'Change'} ${proposed.steps[0]?.name}`}
          why={why}
          onWhy={setWhy}
          onClose={() => setProposed(undefined)}
        />
      )}
      {step === 'copy' && (
        <CopyDialog
          {...(isAccount
            ? { words: 'everything', text: allWords, from: id }
            : { words: countText(1, [type]), from: account })}
          onClose={() => setStep(undefined)}
          onPreview={(to) => {
            setStep(undefined)
            const copied = isAccount
              ? ({ from: id, objects: 'all' } as const)
              : { from: account, objects: [{ type, id }] }
            plan({ kind: 'copy', to, ...copied }, type)
            void navigate({ to: '/programme/plan' })
          }}
        />
      )}
      {step === 'compare' && <CompareDialog accounts={[id]} onClose={() => setStep(undefined)} />}
      {step === 'export' && <ExportAccountDialog account={id} onClose={() => setStep(undefined)} />}
    </chakra.span>
  )
}

/** The edits of a form as a plan of one object. */
function planOfForm(
  type: EntityType,
  account: string,
  { before, after }: { before: object | undefined; after: object },
): Plan {
  const id = idOf(type, before ?? after)
  const key = keyOf({ type, id })
  const step = { ...{ key, row: key, type, id, account, after: [] }, name: titleOf(after, id), object: after }
  return {
    ...{ account, rows: [], gaps: [] },
    steps: [before ? { ...step, action: 'update', base: before } : { ...step, action: 'create' }],
  }
}
