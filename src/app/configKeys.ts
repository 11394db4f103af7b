import type { AnyRoute } from '@tanstack/react-router'
import { pageNamesOf } from '@/features/shared/pages'
import { entityTypes } from '@/model/entityTypes'
import { type AppConfig, ConfigError } from './config'
import { unknownText } from './configFormat'

/**
 * Checks the keys of `images` and `features`, which are the types and the pages of the console: the entry, which checks
 * everything else, does not know them yet. Returns a ConfigError that names unknown ones.
 */
export function checkKeys({ images, features }: AppConfig, routeTree: AnyRoute): ConfigError | undefined {
  const unknown = (name: string, value: object, known: readonly string[]) =>
    Object.keys(value)
      .filter((key) => !known.includes(key))
      .map((key) => ({ key: `${name}.${key}`, text: unknownText(known) }))
  const problems = [
    ...unknown('images', images, ['default', ...entityTypes]),
    ...unknown('features', features, pageNamesOf(routeTree)),
  ]
  return problems.length > 0 ? new ConfigError(problems) : undefined
}
