import { nearestId } from '@/lib/nearest'
import { settingNames, valuesOf, withScenario } from './address'
import { scenarios } from './scenarios'

/** A part of a link that could not be read, and what was probably meant. */
export interface Typo {
  part: string
  /** The most similar part that can be read. */
  meant?: string
}

export function typoOf(part: string): Typo {
  const [key = '', ...rest] = part.split(':')
  const value = rest.join(':')
  if (rest.length === 0)
    return typo(
      part,
      nearestId(
        part,
        scenarios.map(({ name }) => name),
      ),
    )
  if (!settingNames.includes(key)) {
    const name = nearestId(key, settingNames)
    return typo(part, name && `${name}:${value}`)
  }
  const meant = nearestId(value, valuesOf(key))
  return typo(part, meant && `${key}:${meant}`)
}

const typo = (part: string, meant: string | undefined): Typo => ({ part, ...(meant && { meant }) })

/** The address of the page with what was meant. `text` is the scenario as far as it could be read. */
export const correctedAddress = (href: string, text: string, meant: string): string =>
  withScenario(href, (meant.includes(':') ? [text, meant] : [meant, text]).filter(Boolean).join(','))
