import type { Explained } from '@/engine/explain/types'
import { entityOf } from '@/entities/registry'
import { fieldText } from '@/lib/value'
import { ObjectCells } from '@/ui/ObjectCells'
import { Thumb } from '@/ui/Thumb'

/** The cells of an object as players know it: picture, name and type. Two cells, like those of `ObjectCells`. */
export function Identity({ type, name, row }: Pick<Explained, 'type' | 'name' | 'row'>) {
  const { list } = entityOf(type)
  const { icon, family, singular } = list
  const src = fieldText(row, 'imgUrl')
  const mark = <Thumb src={src} type={type} icon={icon} family={family} size={32} />
  return <ObjectCells tile={{ mark }} name={name} text={singular} wraps />
}
