import type { FormSpec, TitledSection } from './types'

/** The sections of a form with their titles: their own, or those of the described fields. */
export const sectionsOf = <T extends object>({ sections, fields }: FormSpec<T>): readonly TitledSection[] =>
  sections.map((section) => {
    const title = section.title ?? fields?.sections[section.id]?.title
    if (title === undefined) throw new Error(`src/model/fields has no title for the section ${section.id}`)
    return { ...section, title }
  })
