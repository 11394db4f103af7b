import * as z from 'zod/mini'
import { proposedSeparator, type Separator, separators } from '@/lib/csv'
import { storageKeys } from '@/stored/storageKeys'
import { stored } from '@/stored/stored'

const chosen = stored<Separator>(storageKeys.csvSeparator, z.enum(separators))

/**
 * The separator of CSV files for spreadsheets: the one that the user chose last, otherwise the one that fits the
 * browser's language.
 */
export const csvSeparator = (): Separator => chosen.get() ?? proposedSeparator()

export const rememberSeparator = (separator: Separator): void => void chosen.set(separator)
