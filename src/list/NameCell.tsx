import { rowLimits, truncate } from '@/ui/format'
import { Thumb } from '@/ui/Thumb'
import { fieldText, titleOf } from './rowText'
import type { ListSpec } from './types'

/** Image, name and the description below (reading C4). */
export function NameCell<T extends object>({ spec, row }: { spec: ListSpec<T>; row: T }) {
  const title = titleOf(row, spec.idOf(row))
  const description = truncate(fieldText(row, 'description').trim(), rowLimits)
  return (
    <div data-part="identity">
      <Thumb src={fieldText(row, 'imgUrl')} icon={spec.icon} family={spec.family} />
      <div data-part="words">
        <div data-part="name" title={title}>
          {title}
        </div>
        {description && <div data-part="description">{description}</div>}
      </div>
    </div>
  )
}
