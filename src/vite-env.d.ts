interface ImportMetaEnv {
  /** Built with the mocked API and identity provider: `npm start` and `npm run build:demo`. */
  readonly VITE_MOCKS: boolean
  /** The path that the console is served at; it ends with a slash. */
  readonly BASE_URL: string
}

/** What the build was made from (`vite/buildFacts.ts`). */
declare const BUILD_FACTS: {
  version: string
  commit: string | null
  contract: { version: string; sha256: string }
}
