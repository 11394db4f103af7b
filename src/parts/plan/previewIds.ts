import { useSelector } from '@tanstack/react-store'
import * as z from 'zod/mini'
import { storageKeys } from '@/stored/storageKeys'
import { stored } from '@/stored/stored'

/**
 * The ids of the previews that this browser keeps, the newest first. This file loads with the frame, which offers those of closed
 * tabs. All other code of plans loads on demand.
 */
const ids = stored(storageKeys.previews, z.array(z.string()), [])

export const previewIds = (): readonly string[] => ids.get()

export const setPreviewIds = (next: readonly string[]): void =>
  void ids.set(next.length > 0 ? [...next] : undefined)

export const useHasPreviews = (): boolean => useSelector(ids.atom()).length > 0
