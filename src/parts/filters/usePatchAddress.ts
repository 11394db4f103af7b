import { useNavigate } from '@tanstack/react-router'
import { useStable } from '@/list/useStable'

/**
 * Returns a stable function that changes parameters in the address of the page; `undefined` removes one. The change is no
 * step of its own for Back, unless `replace` is false.
 */
export function usePatchAddress<Search extends object>() {
  const navigate = useNavigate()
  return useStable((patch: Search, { replace = true } = {}) => {
    void navigate({ to: '.', search: (before) => ({ ...before, ...patch }), replace, resetScroll: false })
  })
}
