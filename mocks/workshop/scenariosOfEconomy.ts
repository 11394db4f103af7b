import { scenario } from './scenario'

const trial = encodeURIComponent(
  JSON.stringify({
    of: { type: 'missions' },
    edit: { kind: 'number', path: 'reward.credits', operation: 'multiply', amount: 1.2, round: 1 },
  }),
)

/** The states of the page Economy. */
export const scenariosOfEconomy = [
  {
    name: 'economy',
    title: 'The economy of an account',
    text: 'What a regular player earns and can buy in 30 days.',
    group: 'Programme',
    path: '/programme/economy',
    state: scenario({ account: 'brindlewick' }),
    shows: /^A regular player earns about/,
  },
  {
    name: 'economy-change',
    title: 'A change that is tried',
    text: 'Rewards of all missions raised by 20 %: every figure before and after.',
    group: 'Programme',
    path: `/programme/economy?try=${trial}`,
    state: scenario({ account: 'fennmarsh' }),
    shows: /^A regular player would earn about/,
  },
  {
    name: 'economy-assumptions',
    title: 'The assumptions of the economy',
    text: 'All of them with their reasons, one changed.',
    group: 'Programme',
    path: '/programme/economy?panel=assumptions&share=55',
    state: scenario({ account: 'fennmarsh' }),
    shows: /^Every figure rests on these\. 1 changed\.$/,
  },
  {
    name: 'economy-table',
    title: 'The economy as tables',
    text: 'The data of all charts, for a reader.',
    group: 'Programme',
    path: '/programme/economy?view=table&profile=keen&days=90',
    state: scenario({ persona: 'account-reader', account: 'fennmarsh' }),
    shows: /^A keen player earns about/,
  },
  {
    name: 'economy-empty',
    title: 'The economy of an empty account',
    text: 'Nothing can be earned or bought yet.',
    group: 'Programme',
    path: '/programme/economy',
    state: scenario({ account: 'tarnstead' }),
    shows: 'Nothing to work out yet',
  },
] as const
