import { createAtom, shallow } from '@tanstack/react-store'
import type { ReactNode } from 'react'
import { type Change, withChanges } from '@/model/changes'
import { changeNotice, largeText } from '@/model/liveChange'
import { merge } from '@/model/merge'
import { applyValues } from './applyValues'
import type { occasionTexts } from './ConflictDialog'
import type { EditedObject } from './editedObject'
import type { SaveDialogs } from './saveObject'
import type { FormStore } from './store'
import type { FormSpec, SaveState } from './types'

type Versions = Pick<Parameters<typeof merge>[0], 'base' | 'mine' | 'theirs'>

/**
 * The dialogs during a save, and before a draft is restored. They load on demand; a promise rejects if loading fails.
 */
export class SaveView<T extends object> implements SaveDialogs<T> {
  readonly state = createAtom<SaveState>({ isBusy: false, notice: undefined }, { compare: shallow })
  /** The open dialog, which the form renders. */
  readonly dialog = createAtom<ReactNode>(null)
  /** The reason that the user gave for the live changes of this save. */
  why: string | undefined
  /** Sentences about changes that were already shown since the form opened. Each is shown once. */
  private readonly shownNotices = new Set<string>()
  private readonly edited: EditedObject<T>
  private readonly store: FormStore
  private readonly spec: () => FormSpec<T>

  constructor(edited: EditedObject<T>, store: FormStore, spec: () => FormSpec<T>) {
    this.edited = edited
    this.store = store
    this.spec = spec
  }

  show(change: Partial<SaveState>): void {
    this.state.set((before) => ({ ...before, ...change }))
  }

  begin(): void {
    this.show({ isBusy: true })
  }

  /**
   * Confirms changes that players can notice, and large ones. Never blocks: a dialog that cannot be loaded is left out.
   */
  async confirm(): Promise<boolean> {
    const { edited, store, shownNotices } = this
    const { live } = this.spec()
    const notice =
      !edited.isNew && live && changeNotice(live, edited.received, edited.payload(store.values()))
    if (!notice) return true
    const large = notice.large.map((change) => largeText(change, this.nameOf(change.path)))
    const all = [...notice.texts, ...large]
    if (all.every((text) => shownNotices.has(text))) return true
    for (const text of all) shownNotices.add(text)
    const { singular } = edited.entity
    this.why = await import('./LiveDialog')
      .then(({ LiveDialog }) =>
        this.opened<string | undefined>((onResolve) => (
          <LiveDialog singular={singular} notice={notice} large={large} onResolve={onResolve} />
        )),
      )
      .catch(() => '')
    return this.why !== undefined
  }

  /** Makes the fresh object the new base of the edits, and takes over what was not edited here. */
  async merge(fresh: T): Promise<boolean> {
    const { edited, store } = this
    const { isNew } = edited
    const mine = edited.filled(store.values())
    // A new object has no known server values, so each difference is a conflict.
    const base = isNew ? {} : edited.before
    const versions = { base, mine, theirs: edited.inForm(fresh) }
    const result = await this.mergeWith(versions, isNew ? 'exists' : 'concurrent')
    if (!result) return false
    edited.rebase(fresh)
    applyValues(store.form, mine, result.merged)
    store.rederive()
    return true
  }

  async resolveGone(): Promise<'create' | 'leave' | undefined> {
    const { singular } = this.edited.entity
    const { GoneDialog } = await import('./GoneDialog')
    return this.opened((onResolve) => <GoneDialog singular={singular} onResolve={onResolve} />)
  }

  /** Applies the edits of a draft to the current form. Resolves to false when the user cancelled. */
  async restore(changes: readonly Change[]): Promise<boolean> {
    const { edited, store } = this
    // The dialog reads labels and values from the rendered fields, so render all of them.
    store.renderAll()
    const now = edited.filled(store.values())
    const base = withChanges(now, changes, 'was')
    const mine = withChanges(base, changes, 'is')
    const result = await this.mergeWith({ base, mine, theirs: now }, 'draft')
    if (result) applyValues(store.form, now, result.merged)
    return result !== undefined
  }

  /** Merges, after the user has resolved the conflicts. Resolves to undefined when the user cancelled. */
  private async mergeWith(sides: Versions, occasion: keyof typeof occasionTexts) {
    const { managed, entity } = this.edited
    const versions = { ...sides, choiceGroups: this.spec().choiceGroups, managed }
    const { merged, conflicts } = merge(versions)
    if (conflicts.length === 0) return { merged }
    const { ConflictDialog, occasionTexts } = await import('./ConflictDialog')
    const texts = occasionTexts[occasion](entity.singular)
    const takeTheirs = await this.opened<ReadonlySet<string> | undefined>((onResolve) => (
      <ConflictDialog conflicts={conflicts} texts={texts} onResolve={onResolve} />
    ))
    return takeTheirs && { merged: merge({ ...versions, takeTheirs }).merged }
  }

  /** Shows a dialog until it resolves. */
  private opened<R>(render: (onResolve: (result: R) => void) => ReactNode): Promise<R> {
    return new Promise<R>((resolve) => {
      const onResolve = (result: R) => {
        this.dialog.set(null)
        resolve(result)
      }
      this.dialog.set(render(onResolve))
    })
  }

  /** 'Reward › Points'. */
  private nameOf(path: string): string {
    const { store } = this
    return [store.fieldExactlyAt(path)?.sectionTitle, store.ownLabelAt(path)].filter(Boolean).join(' › ')
  }
}
