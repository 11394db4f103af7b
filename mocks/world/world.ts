import { mockEntities } from '@/generated/mockEntities'
import type { AccountResource } from '@/generated/resourceFacts'
import { type AccountWorldRows, resources } from '../entities'
import { buildAccount } from '../entities/accounts'
import type { MockEntity } from '../entities/mockEntity'
import type { AccountContents, World } from '../store/resources'
import { brindlewick } from './brindlewick/world'
import { base, type SeedContext } from './build/common'
import { type Clock, createClock, referenceDate } from './clock'
import { crowdstead, withCrowd } from './crowd'
import { fennmarsh } from './fennmarsh'
import { withMistakes } from './mistakes'
import { oldharbour } from './oldharbour'
import { quillmoor } from './quillmoor'
import type { Row } from './rows'
import { shaped, type WorldShape } from './sized'
import { tarnstead } from './tarnstead'

export interface WorldOptions {
  /** The world's "today". */
  now?: Date
  /** Where pictures are served, without a trailing slash. */
  imageBase?: string
  /** Number of players of one additional large account; by default the account does not exist. */
  crowd?: number
  /** Leaves out the mistakes that the check would find. */
  isSound?: boolean
  /** Other numbers of objects, names and pictures than the demo's. */
  shape?: WorldShape
}

const demo = [brindlewick, fennmarsh, quillmoor, tarnstead, oldharbour]

/** Creates the demo world: the same options always return the same world. */
export function createWorld(options: WorldOptions = {}): World {
  const { now = referenceDate, imageBase = '/mock-images', crowd = 0, isSound = false, shape } = options
  const accounts = crowd > 0 ? [...demo, crowdstead] : demo
  const clock = createClock(now)
  const image = (art: string) => `${imageBase}/${art.replace(' ', '-')}.svg`
  const contentsOf = (rows: AccountWorldRows) => {
    const contents = buildContents(rows, clock, image)
    if (rows === crowdstead) return withCrowd(contents, crowd)
    return isSound ? contents : withMistakes(rows.account.account, contents, clock)
  }
  const world: World = {
    accounts: accounts.map((rows) => buildAccount(rows.account, image)),
    contents: Object.fromEntries(accounts.map((rows) => [rows.account.account, contentsOf(rows)])),
  }
  return shape ? shaped(world, shape, now) : world
}

function buildContents(rows: AccountWorldRows, clock: Clock, image: SeedContext['image']): AccountContents {
  const { account } = rows.account
  const rowsOf = (resource: AccountResource): readonly Row[] => rows[resource] ?? []
  const contents = new Map<string, unknown[]>()
  const context: SeedContext = {
    account,
    row: rows.account,
    clock,
    image,
    ids: (resource) => rowsOf(resource).map((row) => base(row, { account, image }).id),
    objects: (resource) => {
      const built = contents.get(resource)
      if (built) return built as never
      const { seed } = mockEntities[resource] as MockEntity<unknown, Row>
      const objects = seed(rowsOf(resource), context)
      contents.set(resource, objects)
      return objects as never
    },
  }
  return Object.fromEntries(
    resources.map((resource) => [resource, context.objects(resource)]),
  ) as unknown as AccountContents
}
