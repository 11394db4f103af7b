import { createAtom } from '@tanstack/react-store'

/** Lets a screen without an account open the selector in the header. */
const requests = createAtom(0)

/** Opens the account selector and moves the focus there. */
export const requestAccount = () => requests.set((count) => count + 1)

export const onAccountRequest = (listener: () => void) => requests.subscribe(listener).unsubscribe
