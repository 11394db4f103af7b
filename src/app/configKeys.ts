import type { AnyRoute } from '@tanstack/react-router'
import { routeTree } from '@/generated/routeTree.gen'
import { entityTypes } from '@/model/entityTypes'
import { pageName } from '@/model/features'
import type { ProgrammePage } from '@/pages/parts/pages'
import { unknownText } from './brand/format'
import { type AppConfig, ConfigError } from './config'

/**
 * Checks the keys of `images` and `features`, which are the types and the pages of the console: `brand/`, which checks all
 * else of them, runs before the code that knows those. Returns a ConfigError that names unknown ones.
 */
export function checkKeys({ images, features }: AppConfig): ConfigError | undefined {
  const unknown = (name: string, value: unknown, known: readonly string[]) =>
    Object.keys(value ?? {})
      .filter((key) => !known.includes(key))
      .map((key) => ({ key: `${name}.${key}`, text: unknownText(known) }))
  const problems = [
    ...unknown('images', images, ['default', ...entityTypes]),
    ...unknown('features', features, pageNamesOf(routeTree)),
  ]
  return problems.length > 0 ? new ConfigError(problems) : undefined
}

/** The names of all pages of a tree of routes, of which no router has been made yet. */
export function pageNamesOf({ options, children = {} }: AnyRoute): string[] {
  const { path = '', staticData }: { path?: string; staticData?: { page?: ProgrammePage } } = options
  const below = Object.values(children as Record<string, AnyRoute>).flatMap(pageNamesOf)
  return staticData?.page ? [pageName(path), ...below] : below
}
