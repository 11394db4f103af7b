import { type Resource, resourceFacts } from '@/generated/resourceFacts'
import type { OperationId } from '@/generated/resourceMocks'
import type { EntityType } from '@/model/entityTypes'
import type { Fault } from '../faults'
import { operations } from '../handlers/operations'
import { store } from '../state'
import { idOf } from '../store/resources'
import type { NamedScenario } from './named'
import { type Scenario, scenario } from './scenario'

/* The states of every list and every form, for each type with a screen. */

/** The facts of a type that its scenarios use: its words, its operations, and the first object of its list. */
interface TypeFacts {
  type: EntityType
  singular: string
  plural: string
  list: OperationId
  update: OperationId
  /** An object of Brindlewick, or an account. */
  id: string
  name: string
}

/** The compiler compares it with the registry. The registry itself would load the components of all forms. */
const withoutScreen: Record<Exclude<Resource, EntityType>, true> = { rules: true }

/** Derives words and operations from the operations of the contract, such as `listMysteryBoxes`. */
function factsOf(type: EntityType): TypeFacts {
  const list = operationOf(type, 'GET')
  const update = operationOf(type, 'PUT') ?? operationOf(type, 'PATCH')
  if (!list || !update) throw new Error(`The contract has no list or no update of ${type}`)
  const objects: object[] = type === 'accounts' ? store.accounts() : store.list(type, 'brindlewick')
  const named = objects.map((object) => object as Named)
  // The first page of players are those with the most points.
  const page = type === 'players' ? named.toSorted(byPoints).slice(0, resourceFacts.players.pageSize) : named
  const [first] = page.toSorted(byName)
  const words = (operation: OperationId) =>
    operation.replace(/^(list|update)/, '').replace(/(.)([A-Z])/g, '$1 $2')
  const plural = words(list)
  return {
    type,
    singular: words(update),
    plural,
    list,
    update,
    id: first ? idOf(type, first) : 'none',
    name: first?.name ?? plural,
  }
}

/** The operation on the whole list, or on one object of it if its path needs the id. */
function operationOf(type: EntityType, method: string): OperationId | undefined {
  const found = Object.entries(operations).find(([, { info }]) => {
    const path = String(info.path).replace(/\/:\w+$/, '')
    return info.method === method && path.endsWith(`/${type}`)
  })
  return found?.[0] as OperationId | undefined
}

type Named = { name?: string; points?: number }

/** Lists open with their names from Z to A. */
const byName = (a: Named, b: Named) =>
  (b.name ?? '').localeCompare(a.name ?? '', 'en', { numeric: true, ignorePunctuation: true })
const byPoints = (a: Named, b: Named) => (b.points ?? 0) - (a.points ?? 0)

/** A state in which one operation always fails. */
const failing = (operation: OperationId, fault: Fault): Scenario =>
  scenario({ account: 'brindlewick', faults: { [operation]: { fault } } })

const here = scenario({ account: 'brindlewick' })
const newName = 'Renamed in a scenario'
const edit = [{ type: newName, into: /^(Player )?Name/ }, { press: 'Save Changes' }] as const

/** A scenario without the fields that all scenarios of a type share. */
type Described = Omit<NamedScenario, 'name' | 'group' | 'path'> & { path?: string }

function listScenarios({ type, plural, name, list }: TypeFacts): NamedScenario[] {
  const path = `/${type}/list`
  const of = (key: string, rest: Described): NamedScenario => ({
    name: `${type}-${key}`,
    group: 'Lists',
    path,
    ...rest,
  })
  return [
    of('list', { title: plural, text: `The list of ${plural.toLowerCase()}.`, state: here, shows: name }),
    of('list-empty', {
      title: `${plural}: empty`,
      text: 'The list has no objects and offers to create the first one.',
      state: scenario({ account: 'brindlewick', sizes: { [type]: 0 } }),
      shows: 'No data available',
    }),
    of('list-loading', {
      title: `${plural}: loading`,
      text: 'The rows do not arrive: the skeleton stays.',
      state: failing(list, 'timeout'),
      shows: `Loading ${plural}`,
    }),
    of('list-error', {
      title: `${plural}: error`,
      text: 'The server fails with 500; the list says so and offers to try again.',
      state: failing(list, 'status-500'),
      shows: /Error displaying entities/,
    }),
    of('list-broken', {
      title: `${plural}: one broken object`,
      text: 'One object breaks the contract; the others are shown as they are.',
      state: failing(list, 'broken-object'),
      shows: name,
    }),
    of('list-no-results', {
      title: `${plural}: nothing found`,
      text: 'A search without a result offers to clear it.',
      state: here,
      path: `${path}?q=zzzz`,
      shows: 'No results found',
    }),
    of('list-read-only', {
      title: `${plural}: read-only`,
      text: 'The admin reader can open objects, not create or delete them.',
      state: scenario({ persona: 'admin-reader', account: 'brindlewick' }),
      shows: name,
    }),
  ]
}

function formScenarios({ type, singular, id, name, list, update }: TypeFacts): NamedScenario[] {
  const lower = singular.toLowerCase()
  const of = (key: string, rest: Described): NamedScenario => ({
    name: `${type}-${key}`,
    group: 'Forms',
    path: `/${type}/${id}`,
    ...rest,
  })
  return [
    of('new', {
      title: `New ${lower}`,
      text: 'The form with its defaults.',
      path: `/${type}/new`,
      state: here,
      shows: 'Save Changes',
    }),
    of('new-invalid', {
      title: `New ${lower}: problems`,
      text: 'Saved with nothing filled in: the problems stand at their fields.',
      path: `/${type}/new`,
      state: here,
      steps: [{ press: 'Save Changes' }],
      shows: /required/i,
    }),
    of('form', { title: name, text: `The form of a ${lower}.`, state: here, shows: 'Save Changes' }),
    of('form-loading', {
      title: `${singular}: loading`,
      text: 'The object does not arrive.',
      state: failing(list, 'timeout'),
      // The heading of the form's screen. The Loading page says 'Loading...' as well.
      shows: new RegExp(`^${singular}$`),
    }),
    of('form-error', {
      title: `${singular}: error`,
      text: 'The object could not be loaded; the form offers to try again.',
      state: failing(list, 'status-500'),
      shows: `${singular} could not be loaded`,
    }),
    of('form-read-only', {
      title: `${singular}: read-only`,
      text: 'The admin reader sees the form, with a note why nothing can be saved.',
      state: scenario({ persona: 'admin-reader', account: 'brindlewick' }),
      shows: /read-only access/,
    }),
    of('form-refused', {
      title: `${singular}: refused`,
      text: 'The server refuses the name with 422: the message stands at the field, and nothing typed is lost.',
      state: failing(update, 'status-422'),
      steps: edit,
      shows: /The server does not accept this name/,
    }),
    of('form-save-fails', {
      title: `${singular}: save fails`,
      text: 'The server fails with 500 while saving; the form keeps what was typed.',
      state: failing(update, 'status-500'),
      steps: edit,
      shows: /Something went wrong on our side/,
    }),
    of('form-conflict', {
      title: `${singular}: conflict`,
      text: 'Another person renames it just before you do: the dialog asks whose name stays.',
      state: scenario({ account: 'brindlewick', otherPerson: 'before-save' }),
      steps: edit,
      shows: `Somebody else changed this ${singular.toLowerCase()}`,
    }),
    of('form-deleted', {
      title: `${singular}: deleted meanwhile`,
      text: 'Another person deletes it while you edit: the dialog offers to create it again.',
      state: scenario({ account: 'brindlewick', otherPerson: 'deletes-before-save' }),
      steps: edit,
      shows: `This ${singular} was deleted`,
    }),
  ]
}

const types = Object.keys(resourceFacts)
  .filter((resource): resource is EntityType => !Object.hasOwn(withoutScreen, resource))
  .map(factsOf)

export const scenariosOfTypes: NamedScenario[] = [
  ...types.flatMap(listScenarios),
  ...types.flatMap(formScenarios),
]
