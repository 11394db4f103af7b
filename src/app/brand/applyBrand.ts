import type { AppConfig } from '../config'

/**
 * Applies the branding of the configuration before the first paint (name, logo, colours), and turns off the features
 * that the deployment disables (rules BRAND-1 to BRAND-6). Loads its code only if one of these keys is set. Rejects
 * with a ConfigError for an invalid setting, such as a colour that cannot be parsed.
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
