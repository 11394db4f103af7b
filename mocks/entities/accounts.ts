import type { Account } from '@/generated/model'
import { apiKey } from '../store/counted'
import { compact } from '../world/build/common'
import type { AccountRow } from '../world/rows'

export function buildAccount(row: AccountRow, image: (art: string) => string): Account {
  return compact({
    account: row.account,
    name: row.name,
    description: row.about,
    isAvailable: !row.off,
    imgUrl: row.art && image(row.art),
    isDevAccount: row.plan === 'test',
    isFreeAccount: row.plan === 'free',
    apikey: apiKey(row.account),
    imageFolder: row.account,
    hasCustomPrizing: row.prizingModel !== undefined,
    prizingModel: row.prizingModel ?? [],
  })
}
