import { useNavigate } from '@tanstack/react-router'
import { plan } from './planned'

/** Returns a function that opens the preview of a plan. */
export function useOpenPlan() {
  const navigate = useNavigate()
  return (...request: Parameters<typeof plan>) => {
    plan(...request)
    void navigate({ to: '/programme/plan' })
  }
}
