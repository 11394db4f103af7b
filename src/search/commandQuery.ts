/** What a query begins with that asks for commands alone. */
const sign = '>'

/** What the user asks commands for; undefined if the query is not for commands alone. */
export const commandQuery = (query: string): string | undefined =>
  query.startsWith(sign) ? query.slice(sign.length).trim() : undefined
