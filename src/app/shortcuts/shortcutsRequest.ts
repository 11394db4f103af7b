import { createEmitter } from '@/ui/emitter'

/** Lets the user menu open the list of shortcuts, which the frame renders. */
const emitter = createEmitter()

export const requestShortcuts = emitter.emit

export const onShortcutsRequest = emitter.subscribe
