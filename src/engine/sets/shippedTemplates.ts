import { readTemplate, type Template } from './template'
import ladder from './templates/ladder-of-levels.json?raw'
import raffle from './templates/monthly-raffle.json?raw'
import onboarding from './templates/onboarding.json?raw'
import quiz from './templates/quiz-with-a-badge.json?raw'
import week from './templates/week-of-missions.json?raw'

/** The templates that ship with the console. */
export const shippedTexts: readonly string[] = [week, ladder, raffle, quiz, onboarding]

export const shippedTemplates = (): Template[] =>
  shippedTexts.map((text) => {
    const read = readTemplate(text)
    if (!read.template) throw new Error(`A shipped template cannot be read: ${JSON.stringify(read)}`)
    return read.template
  })
