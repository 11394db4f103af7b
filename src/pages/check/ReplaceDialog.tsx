import { chakra } from '@chakra-ui/react'
import { useId, useMemo, useRef, useState } from 'react'
import { useSelectedAccount } from '@/auth/session'
import { replacements } from '@/engine/check/replace'
import type { Cause, ObjectsByType } from '@/engine/check/types'
import { nameOf } from '@/engine/programme/programmeIndex'
import { useLists } from '@/entities/useLists'
import { naturalCompare } from '@/lib/compare'
import { pluralize } from '@/lib/format'
import { nearestId } from '@/lib/nearest'
import { TextQuery } from '@/lib/textQuery'
import { nounOf, programmeTypes } from '@/model/entityTypes'
import { unseenIn, unseenText } from '@/parts/partial-data/PartialDataDialog'
import { useOpenPlan } from '@/parts/plan/useOpenPlan'
import { FormDialog } from '@/ui/FormDialog'
import { Input, Select } from '@/ui/Input'
import { Labelled } from '@/ui/Labelled'

interface ReplaceDialogProps {
  cause: Cause
  objects: ObjectsByType
  onClose: () => void
}

/** With more options than this, there is a field that filters them. */
const long = 12

/** Replaces an object wherever it is named by another one (rule CHECK-14). It leads to the preview of a plan. */
export function ReplaceDialog({ cause, objects, onClose }: ReplaceDialogProps) {
  const id = useId()
  const openPlan = useOpenPlan()
  const [account] = useSelectedAccount()
  const select = useRef<HTMLSelectElement>(null)
  // 'Everywhere' means all loaded objects (rule CAMPAIGN-12).
  const unseen = unseenIn(useLists(account, programmeTypes, { enabled: false }))
  const [wanted, setWanted] = useState('')
  const others = useMemo(
    () =>
      [...(objects.get(cause.type) ?? [])]
        .filter(([other]) => other !== '' && other !== cause.id)
        .map(([other, row]) => ({ id: other, name: nameOf(cause.type, row) }))
        .sort((a, b) => naturalCompare(a.name, b.name)),
    [objects, cause],
  )
  const [chosen, setChosen] = useState(() => {
    const ids = others.map((other) => other.id)
    return nearestId(cause.id, ids) ?? ''
  })
  const query = new TextQuery(wanted)
  const shown = others.filter(({ id, name }) => id === chosen || query.isIn(name, id))
  const noun = nounOf(cause.type)
  const changed = useMemo(() => {
    const lists = new Map([...objects].map(([type, rows]) => [type, [...rows.values()]]))
    return chosen === '' ? [] : replacements(cause, { type: cause.type, id: chosen }, lists)
  }, [cause, chosen, objects])
  return (
    <FormDialog
      title={`Replace the ${noun} “${cause.name}” everywhere`}
      text="You see every change before it is sent. What players and teams have earned stays as it is."
      isDisabled={changed.length === 0}
      initialFocusRef={select}
      onClose={onClose}
      confirm="Preview"
      onConfirm={() => openPlan({ kind: 'changes', account, objects: changed }, 'check')}
    >
      {others.length > long && (
        <Labelled label="Find">
          {(find) => (
            <Input
              id={find}
              type="search"
              dir="auto"
              value={wanted}
              placeholder="Part of its name or id"
              onChange={({ currentTarget }) => setWanted(currentTarget.value)}
            />
          )}
        </Labelled>
      )}
      <div>
        <Labelled label="Replace with">
          {(field) => (
            <Select
              id={field}
              ref={select}
              value={chosen}
              aria-describedby={`${id}count`}
              onChange={({ currentTarget }) => setChosen(currentTarget.value)}
            >
              <option value="">{`Choose another ${noun}`}</option>
              {shown.map((row) => (
                <option key={row.id} value={row.id}>
                  {row.name === row.id ? row.id : `${row.name} (${row.id})`}
                </option>
              ))}
            </Select>
          )}
        </Labelled>
        <chakra.p id={`${id}count`} role="status" mt="1.5" textStyle="sm" color="fg.muted" minH="1lh">
          {chosen !== '' &&
            (changed.length > 0
              ? `${pluralize(changed.length, 'object')} will be changed.`
              : 'No object that can be changed names it.')}
        </chakra.p>
        {unseen.length > 0 && (
          <chakra.p role="status" mt="1.5" textStyle="sm" color="warning.text">
            {`${unseenText(unseen)} What was not loaded stays as it is.`}
          </chakra.p>
        )}
      </div>
    </FormDialog>
  )
}
