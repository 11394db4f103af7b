import { HttpResponse } from 'msw'

interface Refusal {
  code: string
  /** Dot path of the invalid field, such as `reward.points`. */
  field?: string
}

/** An error response of the contract. Throw it, because generated handlers return only success. */
export function refusal(status: number, error: string, { code, field }: Refusal): HttpResponse<object> {
  const headers = status === 429 ? { 'Retry-After': '5' } : undefined
  return HttpResponse.json({ error, code, ...(field && { field }) }, { status, headers })
}

export const badRequest = (error: string, field?: string) =>
  refusal(400, error, { code: 'bad_request', field })

export const forbidden = (error: string, field?: string) => refusal(403, error, { code: 'forbidden', field })

export const notFound = (error: string, field: string) => refusal(404, error, { code: 'not_found', field })

export const taken = (error: string, field: string) => refusal(409, error, { code: 'already_exists', field })

export const invalid = (error: string, field?: string) => refusal(422, error, { code: 'invalid', field })
