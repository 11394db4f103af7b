/**
 * The day on which the contract got the sum `sha256`, as an ISO date: that of the first record with this sum, else today. The record of
 * the last commit is one of them, so a change that is taken back before it is committed leaves nothing.
 * @param records texts of `changed.json`; empty where there is none
 */
export function dayOfChange(sha256: string, records: readonly (string | null)[], today: string): string {
  const known: { sha256?: string; date?: string }[] = records.flatMap((text) =>
    text ? [JSON.parse(text)] : [],
  )
  return known.find((record) => record.sha256 === sha256)?.date ?? today
}
