/** A query that starts with this sign searches commands only. */
const sign = '>'

/** The query for commands, without the sign; undefined if the query does not start with it. */
export const commandQuery = (query: string): string | undefined =>
  query.startsWith(sign) ? query.slice(sign.length).trim() : undefined
