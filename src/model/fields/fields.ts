import type { Term } from '@/generated/glossary'
import type { LiveSpec } from '../liveChange'
import type { AnyPath, PathTo } from '../paths'
import type { DerivedColumn } from './derived'

/*
 * The fields of each type, described once in addition to the contract. Forms use the labels and titles; tables,
 * filters, the check, the journal and plans use names and rules. Plain data, so that workers and the command line can
 * read it. `byType.ts` lists all types.
 */

export interface FieldFacts {
  /** Label of the control in the form. */
  label: string
  /** The term that the question mark beside the label explains (rule FAST-6). */
  term?: Term
  /**
   * The name on other screens. Default: the label, with the title of the section for a field of a part: 'Tags', but
   * 'Requirement › Tags'.
   */
  name?: string
  /** The name in findings, if it is not the label: texts of a question are named after the question. */
  place?: string
  /** The value that a missing one counts as (decision C6, rule ASK-4). */
  missing?: 0 | true
  /** The field describes the object or how it is counted. Tables show it only if the user chooses it. */
  isDetail?: true
  /** The form shows it without a control. */
  isShown?: true
  /** What players get or pay: a large change is confirmed (rule LIVE-3). */
  isAmount?: true
}

/** The descriptions of fields, by path in the contract (`*` for items). */
export type FieldsAt<T> = { readonly [P in PathTo<T, unknown, '*'>]?: FieldFacts }

export interface FieldSection<T> {
  /** Title of the section in the form. Without it, no form shows these fields. */
  title?: string
  fields: FieldsAt<T>
}

/** The sections of a form by their id, in the order of the form. */
type FieldSections<T> = Readonly<Record<string, FieldSection<T>>>

/** The changes that the user confirms before a write (rules LIVE-1 and LIVE-3). */
type Live<T> = LiveSpec<AnyPath<T>, PathTo<T, number, '*'>>

export interface EntityFields<T> {
  sections: FieldSections<T>
  live: Live<T>
  /** The calculated columns that the list does not show from the start (`derived.ts`). */
  derived: readonly DerivedColumn<T>[]
}

/** As `EntityFields`, for code that works with every type. */
export interface AnyFields {
  sections: Readonly<Record<string, AnySection>>
  live: LiveSpec
  derived: readonly DerivedColumn<never>[]
}

interface AnySection {
  title?: string
  fields: Readonly<Record<string, FieldFacts | undefined>>
}

/** Describes the fields of a type. Large changes of its amounts are confirmed even if the object is not live. */
export function describeFields<T>(
  sections: FieldSections<T>,
  live: Omit<Live<T>, 'amounts'> = {},
  derived: EntityFields<T>['derived'] = [],
): EntityFields<T> {
  const all = Object.values(sections).flatMap(({ fields }) => Object.entries<FieldFacts | undefined>(fields))
  const amounts = all.flatMap(([path, facts]) => (facts?.isAmount ? [path as AnyPath<T>] : []))
  return { sections, live: { ...live, ...(amounts.length > 0 && { amounts }) }, derived }
}
