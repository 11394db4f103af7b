import { configureFeatures } from '@/model/features'
import { configureBrand } from '@/ui/brand'
import { type AppConfig, configErrorOf } from '../config'
import { applyColours } from './colours'
import { type BrandSettings, settingsSchema } from './format'

/** The settings of a brand in a configuration. Throws ConfigError. */
export function settingsOf(config: AppConfig): BrandSettings {
  const result = settingsSchema.safeParse(config)
  if (!result.success) throw configErrorOf(result.error.issues, config)
  return result.data
}

/** The switches of a configuration: `journal: false` is that of the journal, too (rule JOURNAL-4). */
export const switchesOf = (config: AppConfig): Record<string, boolean> => ({
  ...settingsOf(config).features,
  ...(!config.journal && { journal: false }),
})

/** Names and dresses the console, and turns off what it does not have. Throws ConfigError. */
export function applySettings(config: AppConfig): void {
  const { brand = {}, images = {} } = settingsOf(config)
  const { name, logo, logoDark, copyrightHolder, colours } = brand
  configureFeatures(switchesOf(config))
  configureBrand({ name, logo, logoDark, copyrightHolder, images })
  if (name !== undefined) document.title = name
  if (logo !== undefined) showIcon(logo)
  if (colours !== undefined) applyColours(colours)
}

/** Shows the logo in the tab of the browser, once it has loaded. */
function showIcon(logo: string) {
  const image = new Image()
  image.onload = () => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
    if (!icon) return
    icon.removeAttribute('type')
    icon.href = logo
  }
  image.src = logo
}
