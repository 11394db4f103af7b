import { withScenario } from './address'
import type { NamedScenario } from './named'

/** The address of a named scenario. */
export const addressOf = ({ name, path }: Pick<NamedScenario, 'name' | 'path'>): string =>
  withScenario(path, name)

/** Opens a named scenario; without one, the demo as it was left. */
export function openScenario(one: NamedScenario | undefined): void {
  window.location.assign(one ? addressOf(one) : window.location.pathname)
}
