/**
 * Whether a caller that does not read the status of success notices no difference: 200 and 201 both come with the object,
 * and a body after 204 is not read.
 * @param expected by the contract
 */
export const isSameSuccess = (expected: string | number, received: string | number) =>
  ['200 201', '201 200', '204 200', '204 201'].includes(`${expected} ${received}`)

/** Whether both statuses refuse what was sent, which the console shows alike. Half of the frameworks use 400 for it. */
export const isSameRefusal = (expected: string | number, received: string | number) =>
  ['400 422', '422 400'].includes(`${expected} ${received}`)

export const isSuccess = (status: number | undefined) => status !== undefined && status >= 200 && status < 300
