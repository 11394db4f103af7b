import { setupServer } from 'msw/node'
import { handlers } from './handlers'
import { providerHandlers } from './provider/handlers'

/**
 * The mocked API for Vitest: `server.listen({ onUnhandledFrame: failUnhandled })` before all tests,
 * `server.resetHandlers()` and `reset()` after each, `server.close()` after all.
 */
export const server = setupServer(...handlers, ...providerHandlers)
