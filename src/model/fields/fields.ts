import type { Term } from '@/generated/glossary'
import type { LiveSpec } from '../liveChange'
import type { AnyPath, PathTo } from '../paths'

/*
 * The fields of each type, described once beside the contract: forms take their labels and titles from it, and tables,
 * filters, the check, the journal and plans their words and rules. Data alone, so that workers and the command line read
 * it, too. `byType.ts` has all types.
 */

export interface FieldFacts {
  /** Of its control in the form. */
  label: string
  /** What the question mark beside the label explains (rule FAST-6). */
  term?: Term
  /**
   * What other screens call it. By default its label, with the title of the section if it is a field of an object: 'Tags'
   * and 'Requirement › Tags'.
   */
  name?: string
  /** What a finding calls it, where that is not the label: the question of a text. */
  place?: string
  /** What a missing value stands for (decision C6, rule ASK-4). */
  missing?: 0 | true
  /** It describes an object or how it is counted, so a table shows it when it is chosen. */
  isDetail?: true
  /** The form shows it without a control. */
  isShown?: true
  /** What players get or pay: a large change is confirmed (rule LIVE-3). */
  isAmount?: true
}

/** Fields by their path in the contract, with `*` for items. */
export type FieldsAt<T> = { readonly [P in PathTo<T, unknown, '*'>]?: FieldFacts }

export interface FieldSection<T> {
  /** As in the form. Without it, no form shows the fields. */
  title?: string
  fields: FieldsAt<T>
}

/** The sections of a form by their id, in the order of the form. */
type FieldSections<T> = Readonly<Record<string, FieldSection<T>>>

/** What is confirmed before a change is written (rules LIVE-1 and LIVE-3). */
type Live<T> = LiveSpec<AnyPath<T>, PathTo<T, number, '*'>>

export interface EntityFields<T> {
  sections: FieldSections<T>
  live: Live<T>
}

/** The same for code that works with every type. */
export interface AnyFields {
  sections: Readonly<Record<string, AnySection>>
  live: LiveSpec
}

interface AnySection {
  title?: string
  fields: Readonly<Record<string, FieldFacts | undefined>>
}

/** Describes the fields of a type. Its amounts are confirmed whether its objects are live or not. */
export function describeFields<T>(
  sections: FieldSections<T>,
  live: Omit<Live<T>, 'amounts'> = {},
): EntityFields<T> {
  const all = Object.values(sections).flatMap(({ fields }) => Object.entries<FieldFacts | undefined>(fields))
  const amounts = all.flatMap(([path, facts]) => (facts?.isAmount ? [path as AnyPath<T>] : []))
  return { sections, live: { ...live, ...(amounts.length > 0 && { amounts }) } }
}
