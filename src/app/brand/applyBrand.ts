import { configureBrand } from '@/ui/brand'
import type { AppConfig } from '../config'

/**
 * Names and dresses the console as its configuration says, before the first paint (rules BRAND-1 to BRAND-5). Throws
 * ConfigError if a colour cannot be read.
 */
export async function applyBrand({ brand, images }: AppConfig): Promise<void> {
  const { name, logo, logoDark, colours } = brand
  configureBrand({ name, logo, logoDark, images })
  if (name !== undefined) document.title = name
  if (logo !== undefined) showIcon(logo)
  if (colours !== undefined) (await import('./colours')).applyColours(colours)
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
