import { useSelector } from '@tanstack/react-store'
import { selectAccount, selected } from './selectedAccount'

/** The account of this tab, '' if none is selected, and the function that selects another one. */
export const useSelectedAccount = (): [account: string, select: (account: string) => void] => [
  useSelector(selected),
  selectAccount,
]
