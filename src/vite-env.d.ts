interface ImportMetaEnv {
  /** Built with the mocked API and identity provider: `npm start` and `npm run build:demo`. */
  readonly VITE_MOCKS: boolean
}
