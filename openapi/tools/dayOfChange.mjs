/**
 * The day on which the contract got the sum `sha256`: that of the first record with this sum, else today. The record of the last commit is
 * one of them, so a change that is taken back before it is committed leaves nothing.
 * @param {string} sha256
 * @param {(string | null)[]} records texts of `changed.json`; empty where there is none
 * @param {string} today ISO date
 * @returns {string}
 */
export function dayOfChange(sha256, records, today) {
  const known = records.filter(Boolean).map((text) => JSON.parse(String(text)))
  return known.find((record) => record.sha256 === sha256)?.date ?? today
}
