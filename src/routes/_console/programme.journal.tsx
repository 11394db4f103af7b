import { createFileRoute } from '@tanstack/react-router'
import { ScrollText } from 'lucide-react'
import { parseJournalSearch } from '@/engine/journal/search'
import { lazyPiece, styled } from '@/ui/lazy'

const [JournalPage] = lazyPiece(styled(async () => (await import('@/pages/journal/page')).JournalPage))

/** /programme/journal: what was changed from this browser, with the way back (rule JOURNAL-5). */
export const Route = createFileRoute('/_console/programme/journal')({
  staticData: {
    page: {
      title: 'Journal',
      icon: ScrollText,
      place: 7,
      tagline: 'EVERY STEP, AND THE WAY BACK',
      shortcut: 'j',
    },
  },
  validateSearch: parseJournalSearch,
  component: Journal,
})

function Journal() {
  return <JournalPage search={Route.useSearch()} />
}
