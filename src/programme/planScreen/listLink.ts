import type { LinkOptions } from '@tanstack/react-router'
import { lastSearch } from '@/list/listPlace'

/** Leads to a list as it was left, with its selection if it still has one. */
export function listLink(type: string, account: string): LinkOptions {
  const search: object = lastSearch(type, type === 'accounts' ? '' : account)
  return { to: '/$entityType/list', params: { entityType: type }, search } as LinkOptions
}
