import { createEmitter } from '@/ui/emitter'

/** Lets the user menu lead to the list of shortcuts, which the frame holds. */
const emitter = createEmitter()

export const requestShortcuts = emitter.emit

export const onShortcutsRequest = emitter.subscribe
