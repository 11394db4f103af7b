/** Whether a text is a date that exists. `Date.parse` moves 30 February to March. */
export function isDate(text: string): boolean {
  if (Number.isNaN(Date.parse(text))) return false
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(text) ?? []
  if (year === undefined) return true
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return date.getUTCMonth() === Number(month) - 1
}
