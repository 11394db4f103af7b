/**
 * Whether a caller that does not read the status of success notices no difference: 200 and 201 both come with the object,
 * and a body after 204 is not read.
 * @param expected by the contract
 */
export const isSameSuccess = (expected: string | number, received: string | number) =>
  ['200 201', '201 200', '204 200'].includes(`${expected} ${received}`)
