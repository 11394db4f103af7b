import { toApiError } from '@/api/errors'
import type { ApiError } from '@/model/apiError'
import { changedFields } from '@/model/edits'
import { UnsettledError } from '@/model/settle'
import type { EditedObject } from './editedObject'
import { checkingText, failureText, lookingText } from './saveNotice'
import { type SaveCalls, saveObject } from './saveObject'
import type { SaveView } from './saveView'
import type { FormStore } from './store'
import type { FormApi, Saving, Submit } from './types'

/** What the screen of a form does for a save. */
export interface SaveOptions<T> {
  api: FormApi<T>
  /** Called after the save, when nothing is unsaved: show a toast, then navigate unless `isLeaving`. */
  onSaved?: (object: T, info: { isNew: boolean; isLeaving?: true; addsAnother?: true }) => void
  /** The object is gone, and the user left without saving. */
  onLeft?: () => void
  /** Called with an error that no field could show. */
  onRefused?: (error: unknown) => void
}

interface Parts<T extends object> {
  edited: EditedObject<T>
  store: FormStore
  view: SaveView<T>
  /** Those of the last render. */
  options: () => SaveOptions<T>
}

/** The save of one form, from Save to the report. Its order is `saveObject`. */
export class FormSave<T extends object> implements Saving {
  readonly state: SaveView<T>['state']
  isLeaving = false
  /** The form of the next new object follows the save. */
  private addsAnother = false
  private isDone = false
  /** The refusal of a create, shown while its list is searched for the object. */
  private refusal: ApiError | undefined
  /** Save was pressed meanwhile. */
  private isAwaited = false
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

  /**
   * Checks and sends. Calls during a pending save share it; while the object of a refused create is searched for, they wait
   * for what became of it.
   */
  async submit({ leaving = false, another = false }: Submit = {}): Promise<void> {
    this.isLeaving = leaving
    this.addsAnother = another
    if (this.refusal) {
      this.isAwaited = true
      this.parts.view.show({ isBusy: true })
    }
    this.inFlight ??= this.saveAll().finally(() => {
      this.inFlight = undefined
    })
    await this.inFlight
  }

  private async saveAll(): Promise<void> {
    do {
      this.isAwaited = false
      // Do not send again what was just saved, until something is edited.
      if (this.isDone && !this.parts.store.isDirty()) return
      await this.save()
    } while (this.isAwaited)
  }

  private async save(): Promise<void> {
    const { edited, store, view, options } = this.parts
    edited.take(store.values())
    view.show({ notice: undefined })
    try {
      const outcome = await saveObject<T>({ edited, api: this.api, dialogs: view })
      view.show({ notice: undefined })
      if (outcome === 'created' || outcome === 'updated') return this.finish(outcome === 'created')
      if (outcome === 'left') store.discard()
      if (outcome === 'left' && !this.isLeaving) options().onLeft?.()
    } catch (thrown) {
      this.fail(thrown)
    } finally {
      this.refusal = undefined
      view.show({ isBusy: false })
    }
  }

  private send(isNew: boolean): Promise<unknown> {
    const { edited, store, view, options } = this.parts
    const { received } = edited
    const object = edited.take(store.values())
    return options().api.save(object, {
      ...{ isNew, received, changed: changedFields(received, object) },
      onUncertain: () => view.show({ notice: checkingText }),
      onRefused: (refusal) => this.refuse(refusal),
      ...(view.why && { why: view.why }),
    })
  }

  /** Shows the refusal of a create at once: to search for the object can take long. */
  private refuse(refusal: ApiError): void {
    this.refusal = refusal
    this.parts.view.show({ isBusy: false, notice: lookingText })
    this.report(refusal)
  }

  private finish(isNew: boolean): void {
    const { edited, store, view, options } = this.parts
    this.isDone = true
    view.why = undefined
    const object = edited.saved(store.values())
    store.rederive()
    // While it was searched for, the user went on, maybe with another object.
    const isFollowed = this.refusal !== undefined && store.isDirty()
    if (edited.isNew) this.isAwaited = false
    view.show({ isBusy: false })
    try {
      options().onSaved?.(object, {
        isNew,
        ...((this.isLeaving || isFollowed) && { isLeaving: true }),
        ...(this.addsAnother && !isFollowed && { addsAnother: true }),
      })
    } catch (thrown) {
      // The object is saved: nothing that follows makes it "Not saved".
      console.error(thrown)
    }
  }

  private fail(thrown: unknown): void {
    const { edited, store, view } = this.parts
    if (edited.isNew && thrown instanceof UnsettledError && thrown.isUncertain) edited.mayExist = true
    view.show({ notice: failureText(thrown, store, edited) })
    if (toApiError(thrown).message !== this.refusal?.message) this.report(thrown)
  }

  /** An error that names a field is shown at the field; the screen shows any other error. */
  private report(thrown: unknown): void {
    const { store, options } = this.parts
    const { field, message } = toApiError(thrown)
    if (field === undefined || !store.setError(field, message)) options().onRefused?.(thrown)
  }
}
