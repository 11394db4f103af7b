import { useCallback } from 'react'
import { accounts } from '@/entities/accounts/definition'
import { fieldText, titleOf } from '@/lib/value'

export interface NamedAccount {
  id: string
  name: string
  image: string
}

/** Returns names and pictures of accounts by id. For an account that is not loaded, the name is its id. */
export function useAccounts(): (id: string) => NamedAccount {
  const { rows } = accounts.calls.useRows('')
  return useCallback(
    (id) => {
      const row = rows?.find((one) => accounts.list.idOf(one) === id)
      return { id, name: row ? titleOf(row, id) : id, image: row ? fieldText(row, 'imgUrl') : '' }
    },
    [rows],
  )
}
