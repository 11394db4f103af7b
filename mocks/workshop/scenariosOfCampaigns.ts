import { scenario } from './scenario'

/** The states of the page Campaigns. */
export const scenariosOfCampaigns = [
  {
    name: 'campaigns',
    title: 'All campaigns of an account',
    text: 'Every tag and category in use, with objects, dates, state and findings, and the templates.',
    group: 'Programme',
    path: '/programme/campaign',
    state: scenario({ account: 'brindlewick' }),
    shows: /^New from a template$/,
  },
  {
    name: 'campaigns-none',
    title: 'An account without campaigns',
    text: 'Nothing has a tag or a category. The templates make a start.',
    group: 'Programme',
    path: '/programme/campaign',
    state: scenario({ account: 'tarnstead' }),
    shows: /^No campaigns yet$/,
  },
  {
    name: 'campaign-live',
    title: 'A campaign that is live',
    text: 'A category with objects of many types: time line, objects, cost, neighbours.',
    group: 'Programme',
    path: '/programme/campaign?category=Seasonal',
    state: scenario({ account: 'brindlewick' }),
    shows: /^Time line$/,
  },
  {
    name: 'campaign-findings',
    title: 'A campaign with findings',
    text: 'Something in it cannot work as it is.',
    group: 'Programme',
    path: '/programme/campaign?tag=chess',
    state: scenario({ account: 'brindlewick' }),
    shows: /^Time line$/,
  },
  {
    name: 'campaign-nothing',
    title: 'A tag that no object has',
    text: 'The page of a campaign to be, with the way to its first object.',
    group: 'Programme',
    path: '/programme/campaign?tag=spring-2030',
    state: scenario({ account: 'brindlewick' }),
    shows: /^Nothing has the tag spring-2030$/,
  },
  {
    name: 'campaign-reader',
    title: 'A campaign, for a reader',
    text: 'Readers see all of it and can export it.',
    group: 'Programme',
    path: '/programme/campaign?category=Seasonal',
    state: scenario({ persona: 'account-reader', account: 'brindlewick' }),
    shows: /^Time line$/,
  },
] as const
