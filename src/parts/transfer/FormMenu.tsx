import { chakra } from '@chakra-ui/react'
import { ArrowLeftRight, Ellipsis, FileBraces, FileCheck2 } from 'lucide-react'
import { useState } from 'react'
import { canPlan } from '@/auth/permissions'
import { useSession } from '@/auth/session'
import type { AnyEntity } from '@/entities/definition'
import { useFormContext, useStore } from '@/form/formContext'
import { titleOf } from '@/lib/value'
import { idOf } from '@/model/references'
import { allLabel, CopyDialog } from '@/parts/copies/CopyDialog'
import { exportObjects } from '@/parts/files/exportFile'
import { countText } from '@/parts/plan/texts'
import { useOpenPlan } from '@/parts/plan/useOpenPlan'
import { IconButton } from '@/ui/Button'
import { type MenuItem, PopupMenu } from '@/ui/PopupMenu'
import { CompareDialog } from './CompareDialog'
import { ExportAccountDialog } from './ExportAccountDialog'
import { useObjectMenuItems } from './useObjectMenuItems'

interface FormMenuProps {
  entity: AnyEntity
  account: string
  id: string
}

/**
 * The menu 'More' beside the title of a form. Its actions use the saved object, except 'Propose', which uses the
 * unsaved edits.
 */
export function FormMenu({ entity, account, id }: FormMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [step, setStep] = useState<'copy' | 'export' | 'compare'>()
  const { save, proposes } = useFormContext()
  const isDirty = useStore((form) => form.isDirty())
  const { user } = useSession()
  const openPlan = useOpenPlan()
  const { rows = [] }: { rows: object[] | undefined } = entity.calls.useRows(account)
  const type = entity.list.type
  const isAccount = entity.scope === 'all'
  const permissions = user?.permissions ?? []
  const canCreate = (entity.editableBy ?? canPlan)(permissions)
  const saved = rows.find((row) => idOf(type, row) === id)
  const name = saved ? titleOf(saved, id) : id
  const close = () => setAnchor(undefined)
  const { closing, compareItems, playerViewItem, duplicateItem } = useObjectMenuItems(close)
  const items: (MenuItem | false | undefined)[] = [
    playerViewItem({ type, id }),
    canCreate && duplicateItem({ type, id }),
    // Only for users who can also save. For others, 'Propose' replaces Save.
    proposes === 'beside' &&
      isDirty && {
        label: 'Propose this change...',
        icon: FileCheck2,
        onChoose: closing(() => void save.propose()),
      },
    canPlan(permissions) && {
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
      {step === 'copy' && (
        <CopyDialog
          {...(isAccount
            ? { words: 'everything', text: allLabel, from: id }
            : { words: countText(1, [type]), from: account })}
          onClose={() => setStep(undefined)}
          onPreview={(to) => {
            setStep(undefined)
            const copied = isAccount
              ? ({ from: id, objects: 'all' } as const)
              : { from: account, objects: [{ type, id }] }
            openPlan({ kind: 'copy', to, ...copied }, type)
          }}
        />
      )}
      {step === 'compare' && <CompareDialog accounts={[id]} onClose={() => setStep(undefined)} />}
      {step === 'export' && <ExportAccountDialog account={id} onClose={() => setStep(undefined)} />}
    </chakra.span>
  )
}
