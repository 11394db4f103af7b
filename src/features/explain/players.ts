import { idOf } from '@/model/references'
import { isObject } from '@/ui/value'

/** The loaded players of an account. */
export interface LoadedPlayers {
  rows: readonly object[]
  byId: ReadonlyMap<string, object>
  isWhole: boolean
}

export function loadedPlayers(rows: readonly object[] | undefined, isWhole: boolean): LoadedPlayers {
  const objects = (rows ?? []).filter(isObject)
  return { rows: objects, byId: new Map(objects.map((row) => [idOf('players', row), row])), isWhole }
}
