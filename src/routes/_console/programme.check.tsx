import { createFileRoute } from '@tanstack/react-router'
import { ListChecks } from 'lucide-react'
import { PageOfAccount } from '@/app/ChooseAccount'
import { CheckBadge } from '@/pages/check/CheckBadge'
import { parseCheckSearch } from '@/pages/check/search'
import { lazyPiece, styled } from '@/ui/lazy'

const [CheckPage] = lazyPiece(styled(async () => (await import('@/pages/check/page')).CheckPage))

/** /programme/check: the faults of an account (rule CHECK-1). */
export const Route = createFileRoute('/_console/programme/check')({
  staticData: {
    page: {
      title: 'Check',
      icon: ListChecks,
      place: 2,
      tagline: 'NOTHING LEFT TO CHANCE',
      shortcut: 'k',
      Badge: CheckBadge,
    },
  },
  validateSearch: parseCheckSearch,
  component: Check,
})

function Check() {
  const search = Route.useSearch()
  return (
    <PageOfAccount text="A check looks at the programme of one account. Choose it at the top of the page.">
      {(account) => <CheckPage key={account} account={account} search={search} />}
    </PageOfAccount>
  )
}
