import { nouns } from '@/model/words'
import { number, type Step, text } from './controls'
import { external, imageAddress } from './images'

/** The data of a test that fills the form of one type. */
export interface FormCase extends BrowserCase {
  /** Path segment. */
  type: string
  title: string
  singular: string
  /** Name in the contract: `Team` has `TeamCreate` and `TeamUpdate`. */
  schema: string
}

/** The part of a case that the fixture of a type defines. */
export interface BrowserCase {
  name: string
  /** Default: `idFor(name)`. */
  id?: string
  /** Every section of the form of a new object, with all of its controls. */
  sections: Record<string, readonly Step[]>
  /** The whole body that must be sent. */
  sent: Record<string, unknown>
  /** Fields of the contract that no control of a new object sets. */
  unset: readonly string[]
  /** The cells of its row in the list, by column. */
  row: Record<string, string>
  /** The one field that is edited later. */
  edit: {
    section: string
    label: string
    value: string | number
    path: string
    /** Players may notice it, so the form shows a confirmation once (rule LIVE-2). */
    isNoticed?: true
  }
  /** Text of the toasts before the id, if it is not 'Created {id} / {name}' and 'Updated …'. */
  toast?: { created: string; updated: string }
}

export const account = 'brindlewick'
const description = 'Carry a light through the old town.'

/** An id that must be encoded in URLs. */
export const idFor = (name: string): string => `e2e/${name.toLowerCase().replaceAll(' ', '-')} 100%`

/** Basic Details of everything that has an `id`, with an external image. */
export const basics = (name: string, image: Step = imageAddress): Step[] => [
  text('Id', idFor(name)),
  text('Name', name),
  text('Description', description),
  image,
]
export const sentBasics = (name: string) => ({
  account,
  id: idFor(name),
  name,
  description,
  isAvailable: true,
  imgUrl: external,
})

export const grouping: Step[] = [text('Category', 'Evenings'), text('Tags', ' lights , old town,')]
export const sentGrouping = { category: 'Evenings', tags: ['lights', 'old town'] }

export const score = (points: number, credits: number): Step[] => [
  number(nouns.points.title, points),
  number(nouns.credits.title, credits),
]
