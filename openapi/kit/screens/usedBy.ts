import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadContract } from '../contract/bundle.ts'
import { KeyTwice, readJson } from '../contract/readJson.ts'
import { CouldNotRun } from '../report/couldNotRun.ts'
import { home, messageOf, readInput } from '../tools.ts'
import type { Side } from '../types.ts'

/*
 * Which screens and controls use an operation or a field. screens.json is generated: `operations` and `fields` by
 * running the console's lists and forms (tests/contract/screens.test.tsx), `seen` by the recorded end-to-end run
 * (contract mocks).
 */

export const screensFile = join(home, 'kit/screens/screens.json')

export interface Screens {
  /** Names by resource */
  pages: Record<string, { list: string; form: string }>
  operations: Record<string, string[]>
  seen: Record<string, string[]>
  /** By tag */
  fields: Record<string, Record<'reads' | 'edits', Record<string, string[]>>>
}

const NO_SCREENS: Screens = { pages: {}, operations: {}, seen: {}, fields: {} }

/** The map of this run, and the tag of each operation. */
let loaded: { screens: Screens; tags: Map<string, string> } | undefined

/** Chooses the map of screens for the contract of this run. Another contract has no screens unless a file names them. */
export function chooseScreens({ file, other }: { file?: string; other: boolean }) {
  const text = file ? readInput(file) : other ? undefined : readFileSync(screensFile, 'utf8')
  let screens = NO_SCREENS
  try {
    if (text !== undefined) screens = { ...NO_SCREENS, ...readJson(text) }
  } catch (error) {
    const twice = error instanceof KeyTwice
    throw new CouldNotRun(`${file} ${twice ? '' : 'is no map of screens: '}${messageOf(error)}`)
  }
  loaded = { screens, tags: tagsOf() }
}

/** The next run has the screens of the console, unless it chooses others. */
export function forgetScreens() {
  loaded = undefined
}

const tagsOf = () =>
  new Map(
    Object.values(loadContract().paths).flatMap((item) =>
      Object.values(item ?? {}).map((call) => [call?.operationId, call?.tags?.[0]]),
    ),
  )

function load() {
  if (!loaded) chooseScreens({ other: false })
  return loaded as NonNullable<typeof loaded>
}

/** Whether the affected screens are known. */
export const hasScreens = () => load().screens !== NO_SCREENS

/** Screens that call the operation. */
function usersOfOperation(id: string) {
  const { screens } = load()
  return [...new Set([...(screens.operations[id] ?? []), ...(screens.seen[id] ?? [])])]
}

/** Whether one path equals or contains the other. */
const concerns = (a: string, b: string) => a === b || b.startsWith(`${a}.`) || b.startsWith(`${a}[]`)

/**
 * The screens that a finding affects; empty for "nobody". `side` is 'response' or 'request' if `field` is a path in the
 * body of an object; otherwise (parameters, headers, errors) all callers of the operation are affected.
 */
export function usedBy({ operations, field, side }: { operations: string[]; field?: string; side?: Side }) {
  const { screens, tags } = load()
  if (!field || (side !== 'response' && side !== 'request'))
    return distinct(operations.flatMap(usersOfOperation))
  return distinct(
    operations.flatMap((id) => {
      const { reads = {}, edits = {} } = screens.fields[tags.get(id) ?? ''] ?? {}
      const maps = side === 'request' ? [edits] : [reads, edits]
      return maps.flatMap((map) =>
        Object.entries(map).flatMap(([path, users]) =>
          concerns(path, field) || concerns(field, path) ? users : [],
        ),
      )
    }),
  )
}

const distinct = (list: string[]) => [...new Set(list)]
