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

/** Styles that the build resolved (`vite/preparedStyles.ts`). Empty in `npm start` and in unit tests. */
declare module 'virtual:prepared-styles' {
  export const names: readonly string[]
  export const properties: readonly string[] | undefined
  export const hasGlobalStyles: boolean
  export const record: import('./ui/theme/lazySystem').Prepared['record']
}
