import { createFileRoute } from '@tanstack/react-router'
import { Columns3 } from 'lucide-react'
import type { CompareSearch } from '@/pages/compare/address'
import { lazyPiece, styled } from '@/ui/lazy'

const [ComparePage] = lazyPiece(styled(async () => (await import('@/pages/compare/page')).ComparePage))

/** /programme/compare: the objects of several accounts side by side (rule COMPARE-1). */
export const Route = createFileRoute('/_console/programme/compare')({
  staticData: {
    page: {
      title: 'Compare accounts',
      icon: Columns3,
      section: 'accounts',
    },
  },
  // Parsed by the screen, whose code loads on demand.
  validateSearch: (raw: Record<string, unknown>) => raw as CompareSearch,
  component: Compare,
})

function Compare() {
  const search = Route.useSearch()
  return <ComparePage search={search} />
}
