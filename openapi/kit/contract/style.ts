// Names that differ only in how they are written: `imgUrl`, `img_url`, `ImgUrl`, `IMG-URL`.

const plain = (name: unknown) =>
  String(name)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** The name, or the value of an enum, that is the same word in another style; undefined if there is none. */
export function inOtherStyle<T>(name: unknown, candidates: Iterable<T>): T | undefined {
  const wanted = plain(name)
  if (wanted === '') return undefined
  for (const candidate of candidates) if (candidate !== name && plain(candidate) === wanted) return candidate
  return undefined
}
