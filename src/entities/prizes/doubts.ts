import type { Rule } from '@/form/types'
import type { Prize } from '@/generated/model'

/** Decision D2: warns about a limited stock without units. A missing `limitStock` means limited (rule PRIZE-1). */
export const emptyStockDoubt: Rule<Prize> = ({ limitStock, stockCount }) =>
  (limitStock ?? true) && !(Number(stockCount) > 0)
    ? [{ path: 'stockCount', message: 'Nothing is in stock: players cannot get this prize.' }]
    : []
