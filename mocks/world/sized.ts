import type { AccountResource, Resource } from '@/generated/resourceFacts'
import { resourceFacts } from '@/generated/resourceFacts'
import { resources } from '../entities'
import type { AccountContents, World } from '../store/resources'
import { contractContents } from './contractContents'
import { crowdOf } from './crowd'

/** How a world differs from the demo's. */
export interface WorldShape {
  /** The account whose lists have other sizes. */
  account?: string
  /** Fills every list of the account with objects that the contract allows; the number decides which. */
  data?: number
  /** Number of objects by resource. */
  sizes?: Partial<Record<Resource, number>>
  texts?: 'long'
  pictures?: 'missing' | 'broken'
  references?: 'broken'
  /** `shared` gives all other accounts the programme of `account`, each with a few differences. */
  programmes?: 'shared'
}

type Fields = Record<string, unknown>

/** Returns a world with other numbers of objects, names and pictures. The same shape always returns the same world. */
export function shaped(demo: World, shape: WorldShape, now: Date): World {
  const { account = 'brindlewick', sizes = {}, data } = shape
  const world =
    data === undefined
      ? demo
      : { ...demo, contents: { ...demo.contents, [account]: contractContents(account, data, now) } }
  const change = (resource: Resource, objects: Fields[]) =>
    objects.map((object) => restyled(resource, object, shape))
  const contents = Object.entries(world.contents).map(([id, lists]) => {
    const changed = resources.map((resource) => {
      const objects = lists[resource] as unknown as Fields[]
      const size = id === account ? sizes[resource] : undefined
      return [resource, change(resource, size === undefined ? objects : resized(resource, objects, size, id))]
    })
    return [id, Object.fromEntries(changed) as AccountContents]
  })
  const accounts = world.accounts as unknown as Fields[]
  const { accounts: count = accounts.length } = sizes
  const kept = change('accounts', resized('accounts', accounts, count, ''))
  if (shape.programmes === 'shared') {
    const own = Object.fromEntries(contents)[account]
    const of = kept.map(({ account: id }, index): [string, AccountContents] => [
      String(id),
      own && id !== account ? varied(own, String(id), index) : (own ?? ({} as AccountContents)),
    ])
    return { accounts: kept as unknown as World['accounts'], contents: Object.fromEntries(of) }
  }
  return {
    accounts: kept as unknown as World['accounts'],
    contents: Object.fromEntries(contents.filter(([id]) => kept.some((one) => one.account === id))),
  }
}

/** The programme of another account: every 13th object is missing there, and every 7th differs. */
function varied(lists: AccountContents, account: string, index: number): AccountContents {
  let at = index * 5
  const ofType = (resource: Resource, objects: Fields[]) =>
    objects.flatMap((object): Fields[] => {
      const own = { ...object, account }
      if (resource === 'players') return [own]
      at += 1
      if (at % 13 === 0) return []
      return [at % 7 === 0 ? { ...own, description: `${object.description ?? ''} In ${account}.` } : own]
    })
  return Object.fromEntries(
    resources.map((resource) => [resource, ofType(resource, lists[resource] as unknown as Fields[])]),
  ) as unknown as AccountContents
}

/** Returns `size` objects: the first ones of the demo, then numbered copies of them. */
function resized(resource: Resource, objects: Fields[], size: number, account: string): Fields[] {
  if (size <= objects.length) return objects.slice(0, size)
  if (resource === 'players') {
    const teams = [...new Set(objects.map(({ team }) => team))].filter((team) => typeof team === 'string')
    const more = crowdOf(size - objects.length).map((player, index) => ({
      ...player,
      account,
      team: teams[index % Math.max(1, teams.length)] ?? '',
    }))
    return [...objects, ...more]
  }
  const { idField } = resourceFacts[resource]
  const models = objects.length > 0 ? objects : [bare(resource as AccountResource, account)]
  const copies = Array.from({ length: size - objects.length }, (_, index) => {
    const model = models[index % models.length] as Fields
    const round = Math.floor(index / models.length) + 2
    return {
      ...model,
      [idField]: `${model[idField]}-${round}`,
      name: `${model.name} ${round}`,
      ...('ordinal' in model && { ordinal: objects.length + index + 1 }),
    }
  })
  return [...objects, ...copies]
}

/** The source of copies if the account has no object of the resource. */
const bare = (resource: AccountResource, account: string): Fields => ({
  account,
  [resourceFacts[resource].idField]: resource,
  name: resource,
  isAvailable: true,
  tags: [],
})

const longName =
  'ברוכים הבאים für Mitspielerinnen und Mitspieler aus Großröhrsdorf, Łódź und İzmir, die jeden Tag dabei sind'

/** An object with the texts, pictures and references of the shape. */
function restyled(resource: Resource, object: Fields, { texts, pictures, references }: WorldShape): Fields {
  if (!texts && !pictures && !references) return object
  const changed = { ...object }
  if (texts) changed.name = `${object.name} ${longName}`.slice(0, Math.max(100, String(object.name).length))
  if (pictures === 'missing') delete changed.imgUrl
  if (pictures === 'broken' && 'imgUrl' in object) changed.imgUrl = '/mock-images/gone.png'
  if (!references) return changed
  return Object.keys(resourceFacts[resource].refersTo).reduce(
    (result, path) => pointedNowhere(result, path.split('.')) as Fields,
    changed,
  )
}

const nowhere = 'no-longer-there'

/** The value with a missing object at a path: an id, or the last one of a list, is replaced. */
function pointedNowhere(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return typeof value === 'string' && value !== '' ? nowhere : value
  if (key === '*') {
    if (!Array.isArray(value)) return value
    if (rest.length > 0) return value.map((item) => pointedNowhere(item, rest))
    return value.length > 0 ? [...value.slice(0, -1), nowhere] : value
  }
  if (typeof value !== 'object' || value === null || !(key in value)) return value
  return { ...value, [key]: pointedNowhere((value as Fields)[key], rest) }
}
