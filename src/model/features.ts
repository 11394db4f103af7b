let switches: Readonly<Record<string, boolean>> = {}

/**
 * Sets which parts of the console are turned off; all others are on. Called once at boot with `features` of
 * `config.json` (rule BRAND-6).
 */
export const configureFeatures = (features: Readonly<Record<string, boolean>>): void => {
  switches = features
}

/**
 * The name of a page of the programme in `features`: the last part of its address, in camel case. The address of the home
 * page has none.
 */
export const pageName = (address: string): string =>
  address === '/'
    ? 'overview'
    : (address.split('/').at(-1) ?? '').replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

export const isFeatureOn = (name: string): boolean => switches[name] !== false
