import type { OperationId } from '@/generated/resourceMocks'

/** A request to the API with its response, as the workshop shows it. */
export interface Call {
  operation: OperationId
  request: Request
  /** Undefined while the call waits, and if there is no response. */
  response?: Response
  /** Who responds: the mocks, or a real API behind them. */
  source: 'mocks' | 'api'
}

/** Settings of the mocked API. The entry points change them; tests keep these values. */
export const settings = {
  /** Delay of every response of the API, in milliseconds. */
  latencyMs: 0,
  /** Responses take up to this much longer, in the same way on every run. */
  jitterMs: 0,
  /** Whether the mocks respond to an operation. Other calls go to the network (`npm run dev:api`). */
  isMocked: (_operation: OperationId): boolean => true,
  /** Whether the API responds with 401 to this access token, as if it had expired. */
  isTokenRefused: (_token: string): boolean => false,
  /** Called before an operation's handler. */
  beforeCall: (_operation: OperationId, _request: Request): void => undefined,
  /** Called when a call begins; the function that it returns is called with the response. */
  onCall: undefined as
    | ((call: Omit<Call, 'response'>) => (response: Response | undefined) => void)
    | undefined,
}

/** Restores the values that tests start with. */
export function resetSettings(): void {
  settings.latencyMs = 0
  settings.jitterMs = 0
  settings.isMocked = () => true
  settings.isTokenRefused = () => false
  settings.beforeCall = () => undefined
  settings.onCall = undefined
}
