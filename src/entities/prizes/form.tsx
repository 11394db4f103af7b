import { NumberField } from '@/form/fields/NumberField'
import { ToggleField } from '@/form/fields/ToggleField'
import { useFormValue } from '@/form/formContext'
import type { FormSpec } from '@/form/types'
import type { Prize } from '@/generated/model'
import { basicDetails } from '../fields/basicDetails'
import { emptyStockDoubt } from '../fields/prizeDoubts'
import { StockField } from '../fields/prizes'
import {
  activeRangeChange,
  activeRangeDoubts,
  basicRules,
  countLimitChange,
  countLimitRule,
  givenAway,
  periodChange,
} from '../fields/rules'
import { CountLimitField, requirementSection, scheduleSection, settingsSection } from '../fields/sections'

export const prizeForm: FormSpec<Prize> = {
  // Rule PRIZE-1; no default active range (decision D5). `prizes` has no field and is sent as received.
  defaults: (account) => ({ account, isAvailable: true, limitStock: true, stockCount: 1 }),
  rules: [...basicRules, countLimitRule],
  doubts: [...activeRangeDoubts, emptyStockDoubt],
  live: {
    progress: givenAway,
    changes: [
      { paths: ['limitStock', 'stockCount'], text: 'It may be sold out at once, or be there again.' },
      periodChange,
      countLimitChange,
      activeRangeChange,
    ],
  },
  sections: [
    basicDetails,
    settingsSection('How the prize is grouped among the others.'),
    scheduleSection('When players can buy it.'),
    {
      id: 'stock-levels',
      title: 'Stock Levels',
      text: 'How many units players can get before it is sold out.',
      Content: StockLevels,
    },
    {
      id: 'purchases',
      title: 'Purchases',
      text: 'What players pay, and how often one player can buy it.',
      Content: Purchases,
    },
    requirementSection('Who may buy. Leave empty to let everyone in.'),
  ],
}

function StockLevels() {
  const isLimited = useFormValue<Prize, boolean>('limitStock') ?? true
  return (
    <>
      <ToggleField<Prize>
        name="limitStock"
        label="Limit Stock Levels"
        help="While off, it never sells out."
        fallback={true}
      />
      <NumberField<Prize>
        name="stockCount"
        label="Stock count"
        size="half"
        help="All units, the redeemed ones included."
        disabled={!isLimited}
      />
      <StockField size="half" help="Counted by the server." />
    </>
  )
}

function Purchases() {
  return (
    <>
      <NumberField<Prize>
        name="credits"
        label="Credits to Purchase"
        size="half"
        help="For one unit. Blank or 0 is free."
      />
      <CountLimitField label="Limit Purchases" help="One player can buy it only so many times in a period." />
    </>
  )
}
