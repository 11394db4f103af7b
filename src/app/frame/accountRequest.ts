import { createEmitter } from '@/ui/emitter'

/** Lets a screen without an account open the selector in the header. */
const emitter = createEmitter()

/** Opens the account selector and moves the focus there. */
export const requestAccount = emitter.emit

export const onAccountRequest = emitter.subscribe
