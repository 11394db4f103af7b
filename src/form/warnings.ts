import type { Problem } from './types'

/** The section in which the control of a path stands. */
type SectionOf = (path: string) => string | undefined

/** The first warning on each path. */
function textsOf(doubts: readonly Problem[]): Map<string, string> {
  const texts = new Map<string, string>()
  for (const { path, message } of doubts) if (!texts.has(path)) texts.set(path, message)
  return texts
}

/** What a form warns of, and when it says so: what is blank in a new object first gets a chance to be filled. */
export class Warnings {
  private said: readonly Problem[] = []
  private texts = new Map<string, string>()
  private readonly leftSections = new Set<string>()
  private isAllSaid = false

  /** Takes what there is to say now. */
  take(doubts: readonly Problem[], isNew: boolean, sectionOf: SectionOf): void {
    const isSaid = ({ path, isBlank }: Problem) =>
      !(isBlank && isNew) || this.isAllSaid || this.leftSections.has(sectionOf(path) ?? '')
    this.said = doubts.filter(isSaid)
    this.texts = textsOf(this.said)
  }

  at = (path: string): string | undefined => this.texts.get(path)

  /** The first one on a path or below it. */
  firstIn(path: string): string | undefined {
    const below = `${path}.`
    return this.said.find((doubt) => doubt.path === path || doubt.path.startsWith(below))?.message
  }

  /** What is said by path; another map after each `take`. */
  byPath = (): ReadonlyMap<string, string> => this.texts

  /** The focus has left a section: what is blank there may be said. False when that changes nothing. */
  leave(section: string): boolean {
    if (this.leftSections.has(section)) return false
    this.leftSections.add(section)
    return true
  }

  /** Nothing is held back any more. False when that changes nothing. */
  showAllWarnings(): boolean {
    const isNews = !this.isAllSaid
    this.isAllSaid = true
    return isNews
  }
}
