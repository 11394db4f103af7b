import { createFileRoute } from '@tanstack/react-router'
import { lazyPiece } from '@/ui/lazy'

const [PlanScreen] = lazyPiece(async () => (await import('@/programme/planScreen/PlanScreen')).PlanScreen)

/** /programme/plan: what was asked for many objects, before, while and after it is done (rule PLANSCREEN-1). */
export const Route = createFileRoute('/_console/programme/plan')({
  component: () => <PlanScreen />,
})
