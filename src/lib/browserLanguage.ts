/** The language of the browser as a tag that `Intl` takes. Some browsers name a system locale that is none, such as 'C'. */
export function browserLanguage(): string {
  try {
    return Intl.getCanonicalLocales(globalThis.navigator?.language)[0] ?? 'en'
  } catch {
    return 'en'
  }
}
