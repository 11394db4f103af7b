import { date, flip, inMonths, number, select, shown, wire } from './controls'
import { basics, type FormCase, grouping, sentBasics, sentGrouping } from './formCase'
import * as shared from './shared'

const draw = inMonths(3, 15)

export const prizeCase: FormCase = {
  type: 'prizes',
  title: 'Prizes',
  singular: 'Prize',
  schema: 'Prize',
  name: 'Brass Lantern',
  sections: {
    'Basic Details': [...basics('Brass Lantern'), flip('Availability')],
    Settings: grouping,
    Schedule: [...shared.activeRange, select('Refresh Period', 'Month')],
    'Stock Levels': [number('Stock count', 40)],
    Purchases: [number('Credits to Purchase', 1500), ...shared.limit('Limit Purchases', 2)],
    Requirement: shared.requirement,
  },
  sent: {
    ...sentBasics('Brass Lantern'),
    ...sentGrouping,
    ...shared.sentActiveRange,
    ...shared.sentLimit(2),
    ...shared.sentRequirement,
    isAvailable: false,
    period: 'monthly',
    limitStock: true,
    stockCount: 40,
    credits: 1500,
  },
  unset: ['languages', 'prizes'],
  row: { Credits: '1,500', Available: '40', Redeemed: '0' },
  edit: { section: 'Purchases', label: 'Credits to Purchase', value: 1400, path: 'credits' },
}

export const raffleCase: FormCase = {
  type: 'raffles',
  title: 'Raffles',
  singular: 'Raffle',
  schema: 'Raffle',
  name: 'Harbour Draw',
  sections: {
    'Basic Details': basics('Harbour Draw'),
    Settings: grouping,
    Schedule: [select('Refresh Period', 'Month'), date('Draw Date', draw), ...shared.activeRange],
    Entries: [...shared.limit('Limit Player Entries', 5), number('Credits to Purchase', 25)],
    Prizes: shared.prizes,
    Requirement: shared.requirement,
  },
  sent: {
    ...sentBasics('Harbour Draw'),
    ...sentGrouping,
    ...shared.sentActiveRange,
    ...shared.sentLimit(5),
    ...shared.sentPrizes,
    ...shared.sentRequirement,
    // Has no control (rule DATA-7).
    enabled: true,
    period: 'monthly',
    drawTime: wire(draw),
    credits: 25,
  },
  unset: ['languages'],
  row: { Credits: '25', 'Draw Date': shown(draw) },
  edit: { section: 'Entries', label: 'Count limit', value: 6, path: 'countLimit' },
}

export const mysteryBoxCase: FormCase = {
  type: 'mysteryboxes',
  title: 'Mystery Boxes',
  singular: 'Mystery Box',
  schema: 'MysteryBox',
  name: 'Dark Lantern',
  sections: {
    'Basic Details': basics('Dark Lantern'),
    Settings: grouping,
    Schedule: [...shared.activeRange, select('Refresh Period', 'Day')],
    Participation: [number('Credits to Participate', 60), ...shared.limit('Limit Player Participation', 1)],
    Prizes: shared.prizes,
    Requirement: shared.requirement,
  },
  sent: {
    ...sentBasics('Dark Lantern'),
    ...sentGrouping,
    ...shared.sentActiveRange,
    ...shared.sentLimit(1),
    ...shared.sentPrizes,
    ...shared.sentRequirement,
    period: 'daily',
    credits: 60,
  },
  unset: ['languages'],
  row: { Credits: '60', Available: '25', Redeemed: '0' },
  edit: { section: 'Prizes', label: 'Units of Bicycle Bell', value: 6, path: 'prizes.1.count' },
}
