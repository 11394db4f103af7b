import { createFileRoute } from '@tanstack/react-router'
import { CalendarDays } from 'lucide-react'
import { PageOfAccount } from '@/app/ChooseAccount'
import type { CalendarSearch } from '@/programme/calendar/address'
import { ProgrammeHead } from '@/programme/ProgrammeHead'
import { lazyPiece } from '@/ui/lazy'

const [CalendarScreen] = lazyPiece(
  async () => (await import('@/programme/calendar/CalendarScreen')).CalendarScreen,
)

/** /programme/calendar: what is live when (rule CALENDAR-1). */
export const Route = createFileRoute('/_console/programme/calendar')({
  // The screen reads it, whose code loads on demand.
  validateSearch: (raw: Record<string, unknown>) => raw as CalendarSearch,
  component: Calendar,
})

const head = <ProgrammeHead icon={CalendarDays} title="Calendar" tagline="EVERYTHING IN ITS SEASON" />

function Calendar() {
  const search = Route.useSearch()
  return (
    <PageOfAccount
      head={head}
      text="The calendar shows the programme of one account. Choose it at the top of the page."
    >
      {(account) => <CalendarScreen key={account} account={account} search={search} />}
    </PageOfAccount>
  )
}
