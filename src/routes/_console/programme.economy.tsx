import { createFileRoute } from '@tanstack/react-router'
import { Scale } from 'lucide-react'
import { PageOfAccount } from '@/app/ChooseAccount'
import type { EconomySearch } from '@/pages/economy/address'
import { lazyPiece, styled } from '@/ui/lazy'

const [EconomyScreen] = lazyPiece(styled(async () => (await import('@/pages/economy/page')).EconomyScreen))

/** /programme/economy: what players can earn and buy (rule ECON-1). */
export const Route = createFileRoute('/_console/programme/economy')({
  staticData: {
    page: {
      title: 'Economy',
      icon: Scale,
      place: 5,
      tagline: 'EVERY COIN ACCOUNTED FOR',
      shortcut: 'n',
    },
  },
  // Parsed by the screen, whose code loads on demand.
  validateSearch: (raw: Record<string, unknown>) => raw as EconomySearch,
  component: Economy,
})

function Economy() {
  const search = Route.useSearch()
  return (
    <PageOfAccount text="The economy is worked out for the programme of one account. Choose it at the top of the page.">
      {(account) => <EconomyScreen key={account} account={account} search={search} />}
    </PageOfAccount>
  )
}
