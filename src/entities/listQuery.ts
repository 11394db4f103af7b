/** Default queries of the lists, sent exactly as written (rules API-2, API-3; decision B1). */

export const listLimit = 500
export const playerLimit = 100

export const listParams = (account: string) => ({
  account,
  limit: listLimit,
  skip: 0,
  availability: 'all',
  timeframe: 'all',
  player: '',
})

export const playerParams = (account: string) => ({
  account,
  limit: playerLimit,
  skip: 0,
  sort: 'points',
  order: 'desc' as const,
})

/** Paging by `skip`: an answer as long as its limit may have more behind it (decision B1). */
export const pagedBy = (limit: number) => ({
  initialPageParam: 0,
  getNextPageParam: (last: unknown, pages: readonly unknown[]) =>
    Array.isArray(last) && last.length >= limit ? pages.length * limit : undefined,
})
