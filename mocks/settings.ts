/** How the mocked API behaves around its answers. The entry points set it; tests keep these values. */
export const settings = {
  /** Milliseconds before every answer of the API. */
  latencyMs: 0,
}
