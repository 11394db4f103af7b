import { createFileRoute } from '@tanstack/react-router'
import { lazyPiece, styled } from '@/ui/lazy'

const [PlanScreen] = lazyPiece(styled(async () => (await import('@/pages/plan/page')).PlanScreen))

/** /programme/plan: a change of many objects, from its preview to its result (rule PLANSCREEN-1). */
export const Route = createFileRoute('/_console/programme/plan')({
  component: () => <PlanScreen />,
})
