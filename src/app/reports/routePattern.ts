import type { AnyRouter } from '@tanstack/react-router'
import { entityOf } from '@/entities/registry'

/**
 * The pattern of the route that a path leads to: `/missions/$id`. It contains nothing of the path but a type of the
 * contract. An address that leads nowhere is `*`.
 */
export function routePattern(router: AnyRouter, pathname: string): string {
  const [, { entityType = '' }, route] = router.getMatchedRoutes(pathname)
  if (!route) return '*'
  const { fullPath } = route as { fullPath: string }
  return entityOf(entityType) ? fullPath.replace('$entityType', entityType) : fullPath
}
