import type { Scenario } from './scenario'

/** A step that the workshop does on the page after opening a scenario, as a user would. */
export type Step =
  | { press: string | RegExp; role?: 'button' | 'link' | 'tab' | 'checkbox' | 'menuitem' }
  | { type: string; into: RegExp; role?: 'textbox' | 'combobox' | 'spinbutton' }
  /** Chooses the option with this label. */
  | { choose: string; into: string }
  /** An action for the selected objects, which narrow windows have in the menu 'More'. */
  | { act: string }
  /** Asks to delete the row with this name, on small screens through its menu. */
  | { delete: string }
  /** Opens a page of the navigation, on small screens through its menu. */
  | { section: string }
  /** A step that no user does: from now on the API refuses the access token, as if it had expired. */
  | { expire: 'token' }

export const groups = [
  'Everyday',
  'Programme',
  'People',
  'Start and sign-in',
  'Failures',
  'Lists',
  'Forms',
  'Any data',
] as const

/** A scenario with a name: a link to it is `?scenario=` and the name. */
export interface NamedScenario {
  /** Lower case with hyphens. */
  name: string
  title: string
  /** One sentence that describes the screen. */
  text: string
  group: (typeof groups)[number]
  /** The path that it opens. */
  path: string
  state: Scenario
  steps?: readonly Step[]
  /** Where the steps lead, if that is another page. Opening its address in a new browser runs the steps first. */
  endsAt?: string
  /** A text that is visible when the state is reached. */
  shows: string | RegExp
  /** The scenario that looks the same, because this one differs over time. The gallery does not visit it. */
  looksLike?: string
}
