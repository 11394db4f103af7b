import { createFileRoute } from '@tanstack/react-router'
import { Eye } from 'lucide-react'
import { PageOfAccount } from '@/app/ChooseAccount'
import type { ExplainSearch } from '@/engine/explain/address'
import { lazyPiece, styled } from '@/ui/lazy'

const [PlayerViewScreen] = lazyPiece(
  styled(async () => (await import('@/pages/player-view/page')).PlayerViewScreen),
)

/** /programme/player-view: what one player sees at one moment (rule EXPLAIN-1). */
export const Route = createFileRoute('/_console/programme/player-view')({
  staticData: {
    page: {
      title: 'Player View',
      icon: Eye,
      place: 6,
      tagline: 'IN THEIR SHOES',
      shortcut: 'w',
    },
  },
  // Parsed by the screen, whose code loads on demand.
  validateSearch: (raw: Record<string, unknown>) => raw as ExplainSearch,
  component: PlayerView,
})

function PlayerView() {
  const search = Route.useSearch()
  return (
    <PageOfAccount text="Player View shows the programme of one account. Choose it at the top of the page.">
      {(account) => <PlayerViewScreen key={account} account={account} search={search} />}
    </PageOfAccount>
  )
}
