import { createFileRoute } from '@tanstack/react-router'
import { CalendarDays } from 'lucide-react'
import { PageOfAccount } from '@/app/ChooseAccount'
import type { CalendarSearch } from '@/pages/calendar/address'
import { lazyPiece, styled } from '@/ui/lazy'

const [CalendarScreen] = lazyPiece(styled(async () => (await import('@/pages/calendar/page')).CalendarScreen))

/** /programme/calendar: what is live when (rule CALENDAR-1). */
export const Route = createFileRoute('/_console/programme/calendar')({
  staticData: {
    page: {
      title: 'Calendar',
      icon: CalendarDays,
      place: 3,
      tagline: 'EVERYTHING IN ITS SEASON',
      shortcut: 'd',
    },
  },
  // Parsed by the screen, whose code loads on demand.
  validateSearch: (raw: Record<string, unknown>) => raw as CalendarSearch,
  component: Calendar,
})

function Calendar() {
  const search = Route.useSearch()
  return (
    <PageOfAccount text="The calendar shows the programme of one account. Choose it at the top of the page.">
      {(account) => <CalendarScreen key={account} account={account} search={search} />}
    </PageOfAccount>
  )
}
