import type { ComponentProps, ReactNode } from 'react'
import { cutText, rowLimits, truncate } from '@/lib/format'
import { fieldText, textOf, titleOf } from '@/lib/value'
import { noAddress } from '@/model/ids'
import { lifecycleHint, lifecycleOf, lifecycleText } from '@/model/lifecycle'
import { CopyButton } from '@/ui/CopyButton'
import { Thumb } from '@/ui/Thumb'
import type { ListSpec } from './types'

interface NameCellProps<T extends object> {
  spec: ListSpec<T>
  row: T
  /** Link to the object; undefined if the user is not allowed to open it. */
  link?: ComponentProps<'a'>
  mark?: ReactNode
}

/** Image and name with the state of the object; id and description below (decision C4). */
export function NameCell<T extends object>({ spec, row, link, mark }: NameCellProps<T>) {
  const id = textOf(spec.idOf(row))
  const title = titleOf(row, id)
  const description = noAddress(id) ?? truncate(fieldText(row, spec.fields.description).trim(), rowLimits)
  // Isolated, so that right-to-left text does not reorder what stands beside it (rule DATA-13).
  const name = { 'data-part': 'name', title, dir: 'auto', children: title } as const
  return (
    <div data-part="identity">
      <Thumb
        src={fieldText(row, spec.fields.picture)}
        type={spec.type}
        icon={spec.icon}
        family={spec.family}
      />
      <div data-part="words">
        <div data-part="title">
          {link ? <a {...link} {...name} /> : <span {...name} />}
          <State spec={spec} row={row} />
          {mark}
        </div>
        <div data-part="more">
          {id && (
            <>
              <code data-part="id" dir="auto" translate="no" title={cutText(id)}>
                {cutText(id)}
              </code>
              <CopyButton text={id} label={`Copy id ${cutText(id)}`} />
            </>
          )}
          {description && (
            <span data-part="description" dir="auto">
              {description}
            </span>
          )}
        </div>
      </div>
    </div>
  )
}

/** E.g. 'Inactive', 'Ended', 'Starts 21:06:26'; nothing for a live object. */
function State<T extends object>({ spec, row }: Pick<NameCellProps<T>, 'spec' | 'row'>) {
  const state = lifecycleOf(row)
  const isInColumn = state === 'inactive' && spec.columns.some(({ kind }) => kind === 'status')
  if (state === 'live' || isInColumn) return null
  return (
    <span data-part="state" title={lifecycleHint(row)}>
      {lifecycleText(row)}
    </span>
  )
}
