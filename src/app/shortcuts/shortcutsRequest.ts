import { createAtom } from '@tanstack/react-store'

/** Lets the user menu open the list of shortcuts, which the frame renders. */
const requests = createAtom(0)

export const requestShortcuts = () => requests.set((count) => count + 1)

export const onShortcutsRequest = (listener: () => void) => requests.subscribe(listener).unsubscribe
