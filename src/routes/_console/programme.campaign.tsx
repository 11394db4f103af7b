import { createFileRoute } from '@tanstack/react-router'
import { Megaphone } from 'lucide-react'
import { PageOfAccount } from '@/app/ChooseAccount'
import type { CampaignSearch } from '@/pages/campaign/address'
import { lazyPiece, styled } from '@/ui/lazy'

const [CampaignPage] = lazyPiece(styled(async () => (await import('@/pages/campaign/page')).CampaignPage))

/** /programme/campaign: everything with a tag or a category as one thing (rule CAMPAIGN-6). */
export const Route = createFileRoute('/_console/programme/campaign')({
  staticData: {
    page: {
      title: 'Campaigns',
      icon: Megaphone,
      place: 4,
      tagline: 'ONE TAG, ONE STORY',
      shortcut: 'x',
    },
  },
  // Parsed by the screen, whose code loads on demand.
  validateSearch: (raw: Record<string, unknown>) => raw as CampaignSearch,
  component: Campaign,
})

function Campaign() {
  const search = Route.useSearch()
  return (
    <PageOfAccount text="Campaigns are the tags and categories of one account. Choose it at the top of the page.">
      {(account) => <CampaignPage key={account} account={account} search={search} />}
    </PageOfAccount>
  )
}
