import { QueryClient } from '@tanstack/react-query'

/**
 * Unused data is kept 60 s (rule API-8). Failures are shown at once, with 'Try again', instead of being retried
 * silently.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { gcTime: 60_000, staleTime: 10_000, retry: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
