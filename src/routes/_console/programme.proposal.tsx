import { createFileRoute, useLocation } from '@tanstack/react-router'
import { lazyPiece, styled } from '@/ui/lazy'

const [ProposalPage] = lazyPiece(styled(async () => (await import('@/pages/proposal/page')).ProposalPage))

/** /programme/proposal#p=...: opens the proposal of a link (rule PROPOSE-8). */
export const Route = createFileRoute('/_console/programme/proposal')({
  component: Proposal,
})

function Proposal() {
  const { hash } = useLocation()
  return <ProposalPage hash={hash === '' ? '' : `#${hash}`} />
}
