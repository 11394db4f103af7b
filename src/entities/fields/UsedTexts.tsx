import { useEffect } from 'react'
import { type TextGrouping, usedTexts } from '@/engine/programme/usedTexts'
import type { SuggestionLoader } from '@/form/fields/SuggestedInput'
import { useFormContext } from '@/form/formContext'
import { entityTypes } from '@/model/entityTypes'
import { useLists } from '../useLists'

/** Accounts have neither. */
const types = entityTypes.filter((type) => type !== 'accounts')

/** The categories or tags of all loaded objects of the account; loads the lists that are not cached (rule FAST-1). */
const usedIn = (kind: TextGrouping): SuggestionLoader =>
  function UsedTexts({ onFound }) {
    const { account } = useFormContext()
    const lists = useLists(account, types, { enabled: account.trim() !== '' })
    useEffect(() => {
      onFound(
        usedTexts(
          lists.flatMap(({ rows }) => (rows ? [rows] : [])),
          kind,
        ),
      )
    }, [lists, onFound])
    return null
  }

export const UsedCategories = usedIn('category')
export const UsedTags = usedIn('tags')
