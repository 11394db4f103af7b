import type { AppConfig } from '../config'

/**
 * Names and dresses the console as its configuration says, before the first paint, and turns off what it does not have
 * (rules BRAND-1 to BRAND-6). The code for it loads only where there is something to do. Rejects with a ConfigError for a
 * setting that is invalid, such as a colour that cannot be read.
 */
export async function applyBrand(config: AppConfig): Promise<void> {
  const { brand, images, features, notice, journal } = config
  if (
    brand !== undefined ||
    notice !== undefined ||
    images !== undefined ||
    features !== undefined ||
    !journal
  )
    (await import('./settings')).applySettings(config)
}
