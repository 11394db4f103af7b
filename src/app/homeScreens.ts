import { lazyScreen } from '@/ui/lazy'

/** The two screens of the home page. Neither the login screen nor the first list load them. */
const [Overview, prepareOverview] = lazyScreen(
  async () => (await import('@/programme/overview/Overview')).Overview,
)
const [ChooseAccount, prepareChoice] = lazyScreen(
  async () => (await import('@/programme/overview/ChooseAccount')).ChooseAccount,
)

export { ChooseAccount, Overview }

/** Fetches the code of the home page for this account, '' if none is selected. */
export const prepareHome = (account: string): void =>
  void (account.trim() ? prepareOverview() : prepareChoice())
