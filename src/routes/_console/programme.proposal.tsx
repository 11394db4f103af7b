import { createFileRoute, useLocation } from '@tanstack/react-router'
import { lazyPiece } from '@/ui/lazy'

const [ProposalPage] = lazyPiece(async () => (await import('@/pages/proposal/page')).ProposalPage)

/** /programme/proposal#p=...: opens the proposal of a link (rule PROPOSE-8). */
export const Route = createFileRoute('/_console/programme/proposal')({
  component: Proposal,
})

function Proposal() {
  const { hash } = useLocation()
  return <ProposalPage hash={hash === '' ? '' : `#${hash}`} />
}
