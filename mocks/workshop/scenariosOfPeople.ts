import type { NamedScenario } from './named'
import { scenario } from './scenario'

/** States of users with different permissions. */
export const people: NamedScenario[] = [
  {
    name: 'account-reader',
    title: 'A reader of one account',
    text: 'The account reader sees lists and forms and saves nothing.',
    group: 'People',
    path: '/missions/list',
    state: scenario({ persona: 'account-reader', account: 'brindlewick' }),
    shows: 'Zero-Waste Week',
  },
  {
    name: 'admin-reader',
    title: 'A reader of all accounts',
    text: 'The admin reader sees all accounts and their figures and changes nothing.',
    group: 'People',
    path: '/accounts/list',
    state: scenario({ persona: 'admin-reader', account: 'brindlewick' }),
    shows: 'Fennmarsh Fitness',
  },
  {
    name: 'account-admin',
    title: 'An admin of one account',
    text: 'The account admin configures an account, but not the account itself.',
    group: 'People',
    path: '/missions/list',
    state: scenario({ persona: 'account-admin', account: 'brindlewick' }),
    shows: 'Zero-Waste Week',
  },
  {
    name: 'no-permission',
    title: 'Signed in without a permission',
    text: 'The user is known and may read nothing yet.',
    group: 'People',
    path: '/accounts/list',
    state: scenario({ persona: 'no-permission' }),
    shows: 'No access yet',
  },
  {
    name: 'profile',
    title: 'Your Profile',
    text: 'What the identity provider says about the user.',
    group: 'People',
    path: '/profile',
    state: scenario({ account: 'brindlewick' }),
    shows: 'mira.tarnwell@brindlewick.example',
  },
]

/** Sign-in, session and configuration. */
export const start: NamedScenario[] = [
  {
    name: 'visitor',
    title: 'Nobody is signed in',
    text: 'The sign-in screen.',
    group: 'Start and sign-in',
    path: '/',
    state: scenario({ persona: 'visitor' }),
    shows: 'SEND CODE',
  },
  {
    name: 'visitor-with-link',
    title: 'A link opened before sign-in',
    text: 'The sign-in screen says which link will be opened afterwards.',
    group: 'Start and sign-in',
    path: '/missions/list',
    state: scenario({ persona: 'visitor' }),
    shows: 'SEND CODE',
  },
  {
    name: 'loading-page',
    title: 'The Loading page',
    text: 'The page between sign-in and console, for ten minutes.',
    group: 'Start and sign-in',
    path: '/missions/list',
    state: scenario({ account: 'brindlewick', loading: 600_000 }),
    shows: /Loading/,
  },
  {
    name: 'session-ended',
    title: 'The session has ended',
    text: 'The token has expired and the provider does not renew it; the screen stays and offers to sign in again.',
    group: 'Start and sign-in',
    path: '/missions/list',
    state: scenario({ account: 'brindlewick', token: 'expired', refresh: 'refused' }),
    shows: 'Sign in again',
  },
  ...(['missing', 'not-json', 'incomplete'] as const).map(
    (config): NamedScenario => ({
      name: `config-${config}`,
      title: `config.json is ${config === 'not-json' ? 'not JSON' : config}`,
      text: 'The console says what is wrong with its configuration, and does not start.',
      group: 'Start and sign-in',
      path: '/missions/list',
      state: scenario({ config }),
      shows: 'The console cannot start',
    }),
  ),
]
