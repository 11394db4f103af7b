import { createEmitter } from '@/ui/emitter'

/** Lets a screen without an account lead to the selector in the header, wherever that is. */
const emitter = createEmitter()

/** Opens the account selector and moves the focus there. */
export const requestAccount = emitter.emit

export const onAccountRequest = emitter.subscribe
