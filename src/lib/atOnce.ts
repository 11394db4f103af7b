/**
 * Works on all items, on at most `limit` of them at the same time, in their order. Begins no further item once the signal
 * is aborted. Rejects if `work` does.
 */
export async function atOnce<Item>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const rest = items.values()
  const worker = async () => {
    for (const item of rest) {
      if (signal.aborted) return
      await work(item)
    }
  }
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker))
}
