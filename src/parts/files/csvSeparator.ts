import * as z from 'zod/mini'
import { proposedSeparator, type Separator, separators } from '@/lib/csv'
import { storageKeys } from '@/stored/storageKeys'
import { stored } from '@/stored/stored'

const chosen = stored<Separator>(storageKeys.csvSeparator, z.enum(separators))

/** What divides a file for a spreadsheet: what this person chose last, or what the browser's language suggests. */
export const csvSeparator = (): Separator => chosen.get() ?? proposedSeparator()

export const rememberSeparator = (separator: Separator): void => void chosen.set(separator)
