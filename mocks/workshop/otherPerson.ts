import { type AccountResource, type Resource, resourceFacts } from '@/generated/resourceFacts'
import { settings } from '../settings'
import { store } from '../state'
import type { OtherPerson } from './scenario'

/** Name of the person who changes the open object. */
export const otherPerson = 'Odo Fenwick'

/** An object of the console. */
export interface OpenObject {
  resource: Resource
  account: string
  id: string
}

/** A change by another person: the name of an object. */
export interface OtherChange {
  object: OpenObject
  before: string
  after: string
}

let findOpen: () => OpenObject | undefined = () => undefined

/** Sets the function that finds the object whose form is open. */
export function watchOpenObject(find: () => OpenObject | undefined): void {
  findOpen = find
}

type Fields = Record<string, unknown>

const objectOf = ({ resource, account, id }: OpenObject): Fields | undefined =>
  (resource === 'accounts' ? store.account(id) : store.get(resource, account, id)) as Fields | undefined

/** The change that another person would make to the open object. */
export function nextOtherChange(): OtherChange | undefined {
  const object = findOpen()
  const fields = object && objectOf(object)
  return (
    fields && { object, before: String(fields.name), after: `${fields.name} (changed by ${otherPerson})` }
  )
}

/** Changes the name of the open object as another person. Does nothing if no object is open. */
export function changeAsOther(change = nextOtherChange()): void {
  if (!change) return
  const { object, after } = change
  const changed = { ...objectOf(object), name: after }
  if (object.resource === 'accounts') store.putAccount(changed as never)
  else store.put(object.resource, object.account, changed as never)
}

/** Deletes the open object as another person. */
export function deleteAsOther(object = findOpen()): void {
  if (!object) return
  if (object.resource === 'accounts') store.deleteAccount(object.id)
  else store.delete(object.resource as AccountResource, object.account, object.id)
}

let timer: ReturnType<typeof setTimeout> | undefined
/** Resources whose list has been read since the page was loaded. */
const read = new Set<string>()

/**
 * Makes another person act once: as soon as the form has its object, ten seconds later, or when the console reads the
 * object again before it saves.
 */
export function expectOtherPerson(when: OtherPerson): void {
  const later = () => {
    timer = setTimeout(() => changeAsOther(), when === 'in-10-s' ? 10_000 : 50)
  }
  const open = findOpen()
  if (open && read.has(open.resource) && !isAtSave(when)) {
    later()
    return
  }
  settings.beforeCall = (_operation, request) => {
    const resource = firstPageRead(request)
    if (!resource) return
    const isAgain = read.has(resource)
    read.add(resource)
    if (findOpen()?.resource !== resource || (isAtSave(when) && !isAgain)) return
    settings.beforeCall = () => undefined
    if (when === 'before-save') changeAsOther()
    else if (when === 'deletes-before-save') deleteAsOther()
    else later()
  }
}

const isAtSave = (when: OtherPerson) => when === 'before-save' || when === 'deletes-before-save'

/** The resource whose list a request reads from the start. */
function firstPageRead(request: Request): string | undefined {
  const { pathname, searchParams } = new URL(request.url)
  const resource = pathname.split('/').at(-1) ?? ''
  const isFirst = request.method === 'GET' && Number(searchParams.get('skip') ?? 0) === 0
  return isFirst && Object.hasOwn(resourceFacts, resource) ? resource : undefined
}

/** For tests: restores the state after a page load. */
export const forgetReads = (): void => read.clear()

/** Cancels the other person's action. */
export function clearOtherPerson(): void {
  clearTimeout(timer)
  settings.beforeCall = (_operation, request) => {
    const resource = firstPageRead(request)
    if (resource) read.add(resource)
  }
}
