import { readablePath } from '@/model/readable'
import type { Problem } from '@/model/rules'
import { focusAfterPaint } from '@/ui/focusAfterPaint'
import type { ReferenceOptions } from './types'

type Listener = () => void

/** A control on the screen, or a list of controls. */
export interface RegisteredField {
  /** Id of its section. */
  section: string
  /** The element to focus when the field has a problem. Lists have none. */
  element?: () => HTMLElement | null
  sectionTitle?: string
  /** Returns undefined if the field has no label of its own. */
  label?: () => string | undefined
  /** The text for a value, such as the label of an option. Undefined if the value is its own text. */
  describe?: (value: unknown) => string | undefined
}

/** The rendered controls by the path that they edit. Finds the control that shows a problem, and focuses it. */
export class FieldRegistry {
  protected readonly registered = new Map<string, RegisteredField>()
  private readonly references = new Map<string, ReferenceOptions>()
  private readonly revealers = new Map<string, Set<Listener>>()
  private rest: Listener | undefined

  register(path: string, field: RegisteredField): () => void {
    this.registered.set(path, field)
    return () => {
      if (this.registered.get(path) === field) this.registered.delete(path)
    }
  }

  /** The control that edits this path, or the nearest list or control around it. */
  fieldAt(path: string): { path: string; field: RegisteredField } | undefined {
    for (let part = path; part !== ''; part = part.slice(0, Math.max(0, part.lastIndexOf('.')))) {
      const field = this.registered.get(part)
      if (field) return { path: part, field }
    }
    return undefined
  }

  /**
   * The path whose control shows a message about `path`: the path itself, else the first control below it, else the
   * nearest one around it.
   */
  protected controlFor(path: string): string | undefined {
    if (this.registered.has(path)) return path
    for (const part of this.registered.keys()) if (part.startsWith(`${path}.`)) return part
    return this.fieldAt(path)?.path
  }

  fieldExactlyAt = (path: string): RegisteredField | undefined => this.registered.get(path)

  /** The label of a field. Falls back to one that is derived from the path. */
  ownLabelAt = (path: string): string => this.fieldExactlyAt(path)?.label?.() ?? readablePath(path)

  /** As `ownLabelAt`, after the title of the section if the field has a label. */
  labelAt(path: string): string {
    const field = this.fieldExactlyAt(path)
    return [field?.label?.() && field.sectionTitle, this.ownLabelAt(path)].filter(Boolean).join(' · ')
  }

  /** Registers the objects that the ids at this path refer to, so that dialogs can show their names. */
  registerReferences(path: string, options: ReferenceOptions): () => void {
    this.references.set(path, options)
    return () => {
      if (this.references.get(path) === options) this.references.delete(path)
    }
  }

  /** The references of a field, of a list, or of a row in that list. */
  referencesAt = (path: string): ReferenceOptions | undefined =>
    this.references.get(path.replace(/\.\d+$/, ''))

  /** Lets a collapsed part of the form open when a field below `path` must be visible. */
  onReveal(path: string, open: Listener): () => void {
    const set = this.revealers.get(path) ?? new Set()
    this.revealers.set(path, set.add(open))
    return () => set.delete(open)
  }

  /** Opens the collapsed parts around a field. Its control is registered only after that. */
  reveal(path: string): void {
    for (const [part, listeners] of this.revealers) {
      if (path === part || path.startsWith(`${part}.`)) for (const open of listeners) open()
    }
  }

  /** Called when all sections must be rendered, e.g. before a check names the fields with problems. */
  onRenderAll(renderAll: Listener): () => void {
    this.rest = renderAll
    return () => {
      this.rest = undefined
    }
  }

  /** Renders the sections that are not rendered yet, see `useRenderedSections`. */
  renderAll = (): void => this.rest?.()

  /** Opens the collapsed parts around a field and focuses it after the next paint. */
  focus(path: string): void {
    this.reveal(path)
    focusAfterPaint(
      () => {
        const element = this.fieldAt(path)?.field.element?.()
        element?.scrollIntoView?.({ block: 'center' })
        return element
      },
      { preventScroll: true },
    )
  }

  /** The first of these problems in page order. */
  firstOf(problems: readonly Problem[]): Problem | undefined {
    const place = (problem: Problem) => this.fieldAt(problem.path)?.field.element?.() ?? undefined
    return [...problems].sort((a, b) => {
      const [first, second] = [place(a), place(b)]
      if (!first || !second) return first ? -1 : second ? 1 : 0
      return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
    })[0]
  }
}
