/** Settings of the mocked API. The entry points change them; tests keep these values. */
export const settings = {
  /** Delay of every response of the API, in milliseconds. */
  latencyMs: 0,
}
