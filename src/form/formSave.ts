import { toApiError } from '@/api/errors'
import type { Written } from '@/api/writes/useWrites'
import { UnconfirmedError } from '@/model/confirmOutcome'
import { changedFields } from '@/model/edits'
import type { EditedObject } from './editedObject'
import type { Proposes } from './proposing'
import { checkingText, saveFailureText } from './saveNotice'
import { type SaveCalls, saveObject } from './saveObject'
import type { SaveView } from './saveView'
import type { FormStore } from './store'
import type { FormApi, Saving, Submit } from './types'

interface SavedInfo {
  isNew: boolean
  /** The outcome of the write. Empty if nothing was sent, because an earlier save had created the object. */
  written: Partial<Written>
  isLeaving?: true
  addsAnother?: true
}

/** What the screen of a form does for a save. */
export interface SaveOptions<T> {
  api: FormApi<T>
  /** Called after the save, when nothing is unsaved: show a toast, then navigate unless `isLeaving`. */
  onSaved?: (object: T, info: SavedInfo) => void
  /** Called when the object no longer exists and the user left without saving. */
  onLeft?: () => void
  /** Called with the change that the user wants to propose. */
  onPropose?: (change: { before: object | undefined; after: object }) => void
  /** Set if the edits are proposed instead of saved (rule PERM-13). */
  proposes?: Proposes
  /** Called with an error that no field could show. */
  onRefused?: (error: unknown) => void
}

interface Parts<T extends object> {
  edited: EditedObject<T>
  store: FormStore
  view: SaveView<T>
  /** Returns the options of the latest render. */
  options: () => SaveOptions<T>
}

/** The save of one form, from Save to the report. Its order is `saveObject`. */
export class FormSave<T extends object> implements Saving {
  readonly state: SaveView<T>['state']
  isLeaving = false
  /** The save was started with 'Save and add another'. */
  private addsAnother = false
  private isDone = false
  private inFlight: Promise<void> | undefined
  private readonly parts: Parts<T>
  private readonly api: SaveCalls<T>

  constructor(parts: Parts<T>) {
    const { edited, view, options } = parts
    this.parts = parts
    this.state = view.state
    this.api = {
      read: options().api.read && (async () => options().api.read?.(edited.entity.idOf(edited.sent.object))),
      send: (isNew) => this.send(isNew),
    }
  }

  /** Checks and sends. Calls during a pending save share it. */
  async submit({ leaving = false, another = false }: Submit = {}): Promise<void> {
    if (this.parts.options().proposes === 'only') return this.propose()
    this.isLeaving = leaving
    this.addsAnother = another
    // After a save, do nothing until the user edits something.
    if (this.isDone && !this.parts.store.isDirty()) return
    this.inFlight ??= this.save().finally(() => {
      this.inFlight = undefined
    })
    await this.inFlight
  }

  async propose(): Promise<void> {
    const { store, options } = this.parts
    if (!(await store.hasProblems())) options().onPropose?.(store.change())
  }

  private async save(): Promise<void> {
    const { edited, store, view, options } = this.parts
    edited.take(store.values())
    view.show({ notice: undefined })
    try {
      const { outcome, written } = await saveObject<T>({ edited, api: this.api, dialogs: view })
      view.show({ notice: undefined })
      if (outcome === 'created' || outcome === 'updated') return this.finish(outcome === 'created', written)
      if (outcome === 'left') store.discard()
      if (outcome === 'left' && !this.isLeaving) options().onLeft?.()
    } catch (thrown) {
      this.fail(thrown)
    } finally {
      view.show({ isBusy: false })
    }
  }

  private send(isNew: boolean): Promise<Partial<Written>> {
    const { edited, store, view, options } = this.parts
    const { received } = edited
    const object = edited.take(store.values())
    return options().api.save(object, {
      isNew,
      received,
      changed: changedFields(received, object),
      onUncertain: () => view.show({ notice: checkingText }),
      why: view.why,
    })
  }

  private finish(isNew: boolean, written: Partial<Written> = {}): void {
    const { edited, store, view, options } = this.parts
    this.isDone = true
    view.why = undefined
    const object = edited.saved()
    store.rederive()
    view.show({ isBusy: false })
    try {
      options().onSaved?.(object, {
        isNew,
        written,
        ...(this.isLeaving && { isLeaving: true }),
        ...(this.addsAnother && { addsAnother: true }),
      })
    } catch (thrown) {
      // The object is saved: nothing that follows makes it "Not saved".
      console.error(thrown)
    }
  }

  private fail(thrown: unknown): void {
    const { edited, store, view, options } = this.parts
    if (edited.isNew && thrown instanceof UnconfirmedError && thrown.isUncertain) edited.mayExist = true
    view.show({ notice: saveFailureText(thrown, store, edited) })
    // An error that names a field is shown at the field; the screen shows any other error.
    const { field, message } = toApiError(thrown)
    if (field === undefined || !store.setError(field, message)) options().onRefused?.(thrown)
  }
}
