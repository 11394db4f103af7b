import { chord } from '../shortcuts/keys'

interface TourStep {
  title: string
  text: string
  /** The element that the step describes: the first of these that is visible. */
  targets: readonly string[]
}

const isShown = (element: Element) => element.getClientRects().length > 0

/** The element that a step describes, if it is on the page. */
export function targetOf({ targets }: TourStep): HTMLElement | undefined {
  const found = targets.flatMap((one) => [...document.querySelectorAll<HTMLElement>(one)])
  return found.find(isShown) ?? found[0]
}

/** The four steps of the tour (rule FRAME-15). */
export const tourSteps: readonly TourStep[] = [
  {
    title: 'Choose the account',
    text: 'Everything below the header belongs to this account. Other accounts are one click away.',
    targets: ['[data-tour="account"]'],
  },
  {
    title: 'Pages and sections',
    text: 'Programme has pages about everything together, such as what needs attention and what runs when. The sections below it list one type each.',
    targets: ['[data-part="navigation"]', 'nav[aria-label="Main menu"] > button'],
  },
  {
    title: 'Find it, or do it',
    text: `${chord('K')} finds any object of the account, and takes you to any page: Enter opens what is marked. “>” lists all commands, such as undoing the last change.`,
    targets: ['[data-tour="search"]'],
  },
  {
    title: 'Nothing is lost',
    text: 'Each save can be undone, and the journal keeps what you changed. This menu has the shortcuts and the way back to this tour.',
    targets: ['[data-part="user"] button'],
  },
]
