import * as z from 'zod/mini'
import { readTemplate, type Template } from '@/engine/sets/template'
import { fittingItems } from '@/lib/fittingItems'
import { storageKeys } from '@/stored/storageKeys'
import { stored } from '@/stored/stored'

/** The texts of the templates that a person keeps in this browser. */
export const storedTemplates = stored<readonly string[]>(storageKeys.templates, fittingItems(z.string()))

/** The kept templates. One of an older version that no longer fits the contract is left out. */
export const readStoredTemplates = (texts: readonly string[]): { text: string; template: Template }[] =>
  texts.flatMap((text) => {
    const { template } = readTemplate(text)
    return template ? [{ text, template }] : []
  })
