import { useSelector } from '@tanstack/react-store'
import * as z from 'zod/mini'
import { storageKeys } from '@/stored/storageKeys'
import { stored } from '@/stored/stored'

/**
 * Whether this browser has an unfinished plan of the user. This file loads with the frame, which offers to continue such
 * a plan. All other code of plans loads on demand.
 */
const mark = stored(storageKeys.unfinishedPlan, z.literal(true))

export const markUnfinished = (isUnfinished: boolean): void => void mark.set(isUnfinished || undefined)

export const hasUnfinished = (): boolean => mark.get() ?? false

export const useHasUnfinished = (): boolean => useSelector(mark.atom()) ?? false
