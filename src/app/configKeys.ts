import type { AnyRoute } from '@tanstack/react-router'
import { routeTree } from '@/generated/routeTree.gen'
import { entityTypes } from '@/model/entityTypes'
import { pageName } from '@/model/features'
import type { ProgrammePage } from '@/parts/navigation/pages'
import { unknownKeys } from './brand/format'
import { type AppConfig, ConfigError } from './config'

/**
 * Checks the keys of `images` and `features`, which are the types and the pages of the console: `brand/`, which checks all
 * else of them, runs before the code that knows those. Returns a ConfigError that names unknown ones.
 */
export function checkKeys(config: AppConfig): ConfigError | undefined {
  const problems = unknownKeys(config, entityTypes, pageNamesOf(routeTree))
  return problems.length > 0 ? new ConfigError(problems) : undefined
}

/** The names of all pages of a tree of routes, of which no router has been made yet. */
export function pageNamesOf({ options, children = {} }: AnyRoute): string[] {
  const { path = '', staticData }: { path?: string; staticData?: { page?: ProgrammePage } } = options
  const below = Object.values(children as Record<string, AnyRoute>).flatMap(pageNamesOf)
  return staticData?.page ? [pageName(path), ...below] : below
}
