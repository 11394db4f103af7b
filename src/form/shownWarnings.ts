import type { Problem } from '@/model/rules'

/** The id of the section that contains the control of a path. */
type SectionOf = (path: string) => string | undefined

/** The first warning on each path. */
function textsOf(warnings: readonly Problem[]): Map<string, string> {
  const texts = new Map<string, string>()
  for (const { path, message } of warnings) if (!texts.has(path)) texts.set(path, message)
  return texts
}

/**
 * The warnings of a form, and when to show them. Blank fields of a new object are not reported before the user had a
 * chance to fill them.
 */
export class ShownWarnings {
  private shown: readonly Problem[] = []
  private texts = new Map<string, string>()
  private readonly leftSections = new Set<string>()
  private isAllShown = false

  /** Takes over the current warnings. */
  take(warnings: readonly Problem[], isNew: boolean, sectionOf: SectionOf): void {
    const isShown = ({ path, isBlank }: Problem) =>
      !(isBlank && isNew) || this.isAllShown || this.leftSections.has(sectionOf(path) ?? '')
    this.shown = warnings.filter(isShown)
    this.texts = textsOf(this.shown)
  }

  at = (path: string): string | undefined => this.texts.get(path)

  /** The first warning on a path or below it. */
  firstIn(path: string): string | undefined {
    const below = `${path}.`
    return this.shown.find((warning) => warning.path === path || warning.path.startsWith(below))?.message
  }

  /** The shown warnings by path. Returns the same map until the next `take`. */
  byPath = (): ReadonlyMap<string, string> => this.texts

  /** The focus left a section: blank fields in it can now be reported. Returns false when that changes nothing. */
  leave(section: string): boolean {
    if (this.leftSections.has(section)) return false
    this.leftSections.add(section)
    return true
  }

  /** Shows everything from now on. Returns false when that changes nothing. */
  showAllWarnings(): boolean {
    const isNews = !this.isAllShown
    this.isAllShown = true
    return isNews
  }
}
