import { basePath } from '@/lib/basePath'
import { withScenario } from './address'
import type { NamedScenario } from './named'

/** The address of a named scenario. */
export const addressOf = ({ name, path }: Pick<NamedScenario, 'name' | 'path'>): string =>
  basePath + withScenario(path, name)

/** Opens a named scenario, or the demo with its edits if there is none. */
export function openScenario(one: NamedScenario | undefined): void {
  window.location.assign(one ? addressOf(one) : window.location.pathname)
}
