import { createContext } from 'react'

/**
 * Opens a screen on which the user chooses what to copy from one account to another. The route provides it: entities
 * know no plans.
 */
export const CopyChoice = createContext<((from: string, to: string) => void) | undefined>(undefined)
