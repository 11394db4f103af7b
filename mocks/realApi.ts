/** The base URL of the API of `npm run dev:api`; undefined while the mocks respond to everything. */
export const apiTarget = (): string | undefined => import.meta.env?.VITE_API_TARGET

/**
 * Whose tokens the API sees: those of the mocked identity provider, `API_TOKEN` from the environment, or those of the
 * provider of `--auth`.
 */
export const signInOfApi = (): 'mocks' | 'token' | 'provider' => import.meta.env?.VITE_API_SIGN_IN ?? 'mocks'
