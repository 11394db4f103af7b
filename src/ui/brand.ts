import { createAtom } from '@tanstack/store'

/* How this deployment looks, from `config.json`, set once at boot (rules BRAND-1 to BRAND-5). */

interface Brand {
  /** Replaces 'Console'. */
  name?: string
  /** A square picture in place of the built-in mark. */
  logo?: string
  /** The picture for the dark theme. Default: `logo`. */
  logoDark?: string
  /** The copyright holder in the footer, unless `copyrightHolder` of the settings names another one. */
  copyrightHolder?: string
  /** Default images: `default` of all types, and others by type. */
  images?: Readonly<Record<string, string>>
}

/** The name of the console without a brand. */
const ownName = 'Console'

let brand: Brand = {}
const failed = createAtom<readonly string[]>([])

export function configureBrand(next: Brand): void {
  brand = next
  failed.set([])
}

export const consoleName = (): string => brand.name ?? ownName

export const copyrightHolder = (): string | undefined => brand.copyrightHolder

/** Whether the deployment has a name of its own. */
export const isBranded = (): boolean => brand.name !== undefined

/** The picture of the brand in this mode; undefined without one. */
export const logoOf = (mode: 'light' | 'dark'): string | undefined =>
  (mode === 'dark' ? brand.logoDark : undefined) ?? brand.logo

/** Logos that failed to load. The built-in mark replaces them. */
export const failedLogos = {
  atom: failed,
  add: (src: string): void => failed.set((before) => [...before, src]),
}

/** The configured default image of a type; undefined where the tile of its family is shown. */
export const defaultImageOf = (type: string | undefined): string | undefined =>
  type === undefined ? undefined : (brand.images?.[type] ?? brand.images?.default)
