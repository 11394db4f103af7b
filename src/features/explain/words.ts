import { durationText, utcText } from '@/features/calendar/texts'
import { nouns } from '@/model/words'
import { counted } from '@/ui/format'

/** How moments are written: in UTC in files, in local time on the screen. */
export type MomentText = (moment: number) => string
export const inUtc: MomentText = utcText

/** 'a', 'a and b', 'a, b and c'. At most four are named. */
export function listText(names: readonly string[]): string {
  const most = 4
  if (names.length > most) return `${names.slice(0, most).join(', ')} and ${names.length - most} more`
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

export const creditsText = (credits: number): string =>
  counted(credits, nouns.credits.one, nouns.credits.many)

export const pointsText = (points: number): string => counted(points, nouns.points.one, nouns.points.many)

/** 'in 4 days', '9 days ago': how far a moment is from another one. Only the larger unit of a long time. */
export function distanceText(moment: number, at: number): string {
  const text = durationText(Math.abs(moment - at))
  const [first = text] = /^\d+ days?/.exec(text) ?? []
  return moment >= at ? `in ${first}` : `${first} ago`
}

/** The texts of a player for comparison: without case and surrounding blanks. */
export const normal = (text: string): string => text.trim().toLowerCase()
