import * as z from 'zod/mini'
import { readTemplate, type Template } from '@/engine/sets/template'
import { fittingItems } from '@/lib/fittingItems'
import { storageKeys } from '@/stored/storageKeys'
import { stored } from '@/stored/stored'

/** The texts of the templates that a person keeps in this browser. */
export const storedTemplates = stored<readonly string[]>(storageKeys.templates, fittingItems(z.string()))

/** Parses the stored templates. Skips those of an older version that no longer fit the contract. */
export const readStoredTemplates = (texts: readonly string[]): { text: string; template: Template }[] =>
  texts.flatMap((text) => {
    const { template } = readTemplate(text)
    return template ? [{ text, template }] : []
  })
