import { createAtom, useSelector } from '@tanstack/react-store'

/** An object that a form of this tab saved. A new object can take values from it. */
interface SavedObject {
  account: string
  name: string
  object: object
}

/** The maximum number of saved objects that are remembered. They are forgotten on reload. */
const most = 20

const saved = createAtom<readonly SavedObject[]>([])

export const keepSaved = (one: SavedObject): void => saved.set((before) => [one, ...before].slice(0, most))

/** The objects of an account that were saved last, newest first. */
export const useLastSaved = (account: string): readonly SavedObject[] =>
  useSelector(saved).filter((one) => one.account === account)
