import type { AnyRoute } from '@tanstack/react-router'
import { routeTree } from '@/generated/routeTree.gen'
import { entityTypes } from '@/model/entityTypes'
import { pageName } from '@/model/features'
import type { ProgrammePage } from '@/parts/navigation/pages'
import { unknownKeys } from './brand/format'
import { type AppConfig, ConfigError } from './config'

/**
 * Checks the keys of `images` and `features`, which are names of types and pages. This is separate from the other
 * checks in `brand/`, which run before the code that knows types and pages is loaded. Returns a ConfigError that names
 * unknown keys.
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
