import { handlers } from '@mocks/handlers'
import type { PersonaId } from '@mocks/provider/personas'
import { mintAccessToken } from '@mocks/provider/tokens'
import { getResponse } from 'msw'
import { breachesAt, contract } from '../../openapi'

export const base = 'http://localhost/admin/api/v0'

/** Query of a list as the console sends it (rule API-2). */
export const listQuery = (account = 'brindlewick') =>
  `account=${account}&limit=500&skip=0&availability=all&timeframe=all&player=`

interface Call {
  /** A persona or a whole Authorization header; null sends none. */
  as?: PersonaId | `Bearer ${string}` | null
  body?: unknown
}

/** Sends a request to the mocked API; `path` is relative to the base. */
export async function call(method: string, path: string, { as = 'service-admin', body }: Call = {}) {
  const headers = new Headers()
  if (as)
    headers.set('Authorization', as.startsWith('Bearer ') ? as : `Bearer ${mintAccessToken(as as PersonaId)}`)
  const isForm = body instanceof FormData
  if (body !== undefined && !isForm) headers.set('Content-Type', 'application/json')
  const response = await getResponse(
    handlers,
    new Request(`${base}/${path}`, {
      method,
      headers,
      body:
        body === undefined
          ? undefined
          : isForm
            ? body
            : typeof body === 'string'
              ? body
              : JSON.stringify(body),
    }),
  )
  if (!response) throw new Error(`No handler responds to ${method} ${path}`)
  const text = await response.clone().text()
  const isJson = response.headers.get('Content-Type')?.includes('json')
  return {
    status: response.status,
    headers: response.headers,
    // biome-ignore lint/suspicious/noExplicitAny: each test knows what it requested.
    body: (isJson ? JSON.parse(text) : text) as any,
  }
}

/** Every operation of the contract with its method and path. */
export const contractOperations = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([method]) => ['get', 'post', 'put', 'patch', 'delete'].includes(method))
    .map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
)

/** The errors of a response under the contract: its status, its content type, its body. */
export function responseBreaches(
  operationId: string,
  response: { status: number; headers: Headers; body: unknown },
): string[] {
  const found = contractOperations.find(({ operation }) => operation.operationId === operationId)
  if (!found) return [`no operation ${operationId}`]
  const { method, path } = found
  const documented = found.operation.responses[response.status]
  if (!documented) return [`${operationId} must not return ${response.status}`]
  const shared = documented.$ref?.split('/').at(-1)
  const { content } = shared ? (contract.components.responses[shared] ?? {}) : documented
  if (!content) return response.body === '' ? [] : ['a body where none belongs']
  const type = response.headers.get('Content-Type')?.split(';')[0] ?? ''
  if (!(type in content)) return [`content type ${type}`]
  const at =
    documented.$ref?.slice(1) ?? pointer('paths', path, method.toLowerCase(), 'responses', response.status)
  return breachesAt(`${at}${pointer('content', type, 'schema')}`, response.body)
}

const pointer = (...parts: unknown[]) =>
  parts
    .map((part) => `/${encodeURIComponent(String(part).replaceAll('~', '~0').replaceAll('/', '~1'))}`)
    .join('')
