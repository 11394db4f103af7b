import { createAtom } from '@tanstack/react-store'

/**
 * A request to the dialog that opens proposals and bundles. `file`: a dropped file; without it the user chooses one.
 */
export interface OpenRequest {
  file?: File
}

const request = createAtom<OpenRequest | null>(null)

export const openRequest = request
/** Lets menus, commands and drops open the dialog that the frame renders. */
export const requestOpen = () => request.set({})
export const requestOpenOf = (file: File) => request.set({ file })
// An atom ignores `undefined`.
export const closeOpen = () => request.set(null)
