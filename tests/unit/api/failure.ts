import { expect } from 'vitest'
import type { ApiError } from '@/model/apiError'

/** The error of a call. A call that succeeds fails the test. */
export const failure = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => expect.fail('the call should have failed'),
    (error: ApiError) => error,
  )
