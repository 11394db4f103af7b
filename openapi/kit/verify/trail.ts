// The requests of a run, and the command line that repeats one of them, with what it needs: the objects that the run
// made and deleted are created before, and deleted after.
import type { Json } from '../contract/types.ts'
import type { Checker } from '../types.ts'

/** What a run names its objects begins with this. */
const OWN = 'contract-kit-'
/** Updates of an object before the request that is repeated. An update sends the whole object, so the last ones do. */
const UPDATES = 3
/** Longer lines are refused by shells. */
const LONGEST = 100_000

export interface Asked {
  method: string
  url: URL
  headers: Record<string, string>
  /** Parts of a form: a value, or a file as base64. */
  form?: { name: string; value?: string; file?: { name: string; type: string; base64: string } }[]
  text?: string
  signedIn: boolean
}

export type Trail = ReturnType<typeof createTrail>

/** A text as one word of a shell. */
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

/** Headers that a browser adds to calls of another origin, and that decide the answer about CORS. */
const shown = /^(origin|access-control-.*)$/i

/** A request as a command that repeats it, with the status and the headers of the response. */
export function curlOf({ method, url, headers, form, text, signedIn }: Asked) {
  const file = form?.find((part) => part.file)?.file
  return [
    file && `printf %s ${quoted(file.base64)} | base64 -d |`,
    'curl --silent --show-error --include',
    method !== 'GET' && `--request ${method}`,
    quoted(url.href),
    signedIn && '--header "Authorization: Bearer $CONTRACT_TOKEN"',
    ...Object.entries(headers).map(
      ([name, value]) => shown.test(name) && `--header ${quoted(`${name}: ${value}`)}`,
    ),
    text !== undefined && `--json ${quoted(text)}`,
    ...(form ?? []).map(({ name, value, file: part }) =>
      part
        ? `--form ${quoted(`${name}=@-;filename=${part.name};type=${part.type}`)}`
        : `--form-string ${quoted(`${name}=${value}`)}`,
    ),
  ]
    .filter(Boolean)
    .join(' ')
}

const isWrite = ({ method }: Asked) => ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method)

/** The ids of objects of the run that a request is about: in its path, and as the identity of its body. */
function ownIds({ url, text }: Asked, base: string): string[] {
  const segments = url.pathname.slice(new URL(base).pathname.length).split('/')
  const body = parsed(text)
  return [
    ...segments.map(decoded),
    body?.id,
    body?.player,
    body?.account,
    body?.fromAccount,
    body?.toAccount,
  ].filter((value) => typeof value === 'string' && value.startsWith(OWN))
}

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function parsed(text: string | undefined): Json {
  try {
    return text && JSON.parse(text)
  } catch {
    return undefined
  }
}

/** @param base the address of the API */
export function createTrail(checker: Checker, base: string) {
  const asked: Asked[] = []
  const start = new URL(base).pathname.replace(/\/+$/, '')
  const kindOf = ({ url }: Asked) => url.pathname.slice(start.length).split('/')[1]
  const idOf = (request: Asked): string => {
    const { id, player, account } = parsed(request.text) ?? {}
    return id ?? player ?? account
  }

  /** The writes that lead to a request, in their order. */
  function before(at: number): number[] {
    const request = asked[at]
    const last = asked.slice(0, at + 1).findLastIndex((one) => isWrite(one) && ownIds(one, base).length > 0)
    if (!request || last < 0) return []
    const isRead = !isWrite(request)
    // A request that is about no object of the run, such as one with broken JSON, needs none.
    if (!isRead && ownIds(request, base).length === 0) return []
    const about = new Set(ownIds(isRead ? (asked[last] as Asked) : request, base))
    const deleted = new Set<string>()
    for (const one of asked.slice(0, at))
      if (one.method === 'DELETE') for (const id of ownIds(one, base)) deleted.add(id)
    const account = request.url.searchParams.get('account')
    const chosen = asked.slice(0, at).flatMap((one, index) => {
      if (!isWrite(one)) return []
      const kind = kindOf(one)
      if (ownIds(one, base).some((id) => about.has(id)))
        return !isRead || kind === 'accounts' || kind === kindOf(request) ? [index] : []
      // A list shows all objects of its kind that are there.
      const inList = isRead && one.method === 'POST' && kind === kindOf(request) && !deleted.has(idOf(one))
      return inList && (account === null || parsed(one.text)?.account === account) ? [index] : []
    })
    const updates = chosen.filter((index) => asked[index]?.method !== 'POST').slice(-UPDATES)
    const kept = chosen.filter((index) => asked[index]?.method === 'POST' || updates.includes(index))
    return withReferred(kept, at)
  }

  /** Adds the objects to which bodies refer. */
  function withReferred(chosen: number[], at: number) {
    const texts = [...chosen, at].map((index) => asked[index]?.text ?? '').join('\n')
    const referred = asked.slice(0, at).flatMap((one, index) => {
      const id = one.method === 'POST' ? idOf(one) : undefined
      return id?.endsWith('-referred') && texts.includes(JSON.stringify(id)) && !chosen.includes(index)
        ? [index]
        : []
    })
    return [...new Set([...referred, ...chosen])].sort((a, b) => a - b)
  }

  /** The requests that delete what the others created, the last one first. */
  function after(indexes: number[]): Asked[] {
    const made = new Map<string, Asked>()
    for (const index of indexes) {
      const one = asked[index]
      if (!one) continue
      if (one.method === 'DELETE') for (const id of ownIds(one, base)) made.delete(id)
      const id = one.method === 'POST' ? idOf(one) : undefined
      const remove = checker.operations.find(
        ({ method, path }) => method === 'delete' && path.startsWith(`/${kindOf(one)}/`),
      )
      if (!id?.startsWith(OWN) || !remove) continue
      const params: Record<string, string> = { id, player: id, ...parsed(one.text) }
      const path = remove.path.replaceAll(/\{([^}]+)\}/g, (_, name) => encodeURIComponent(params[name] ?? id))
      made.set(id, { method: 'DELETE', url: new URL(base + path), headers: {}, signedIn: true })
    }
    return [...made.values()].reverse()
  }

  return {
    add: (request: Asked) => void asked.push(request),
    /** The place of the last request. */
    get mark() {
      return asked.length - 1
    },
    /** The line that repeats requests, by default the last one; undefined if it is too long for a shell. */
    repeat(...marks: number[]): string | undefined {
      const [first, ...others] = marks.length > 0 ? marks : [asked.length - 1]
      if (first === undefined || first < 0) return undefined
      const indexes = [...new Set([...before(first), first, ...others])]
      const requests = [...indexes.flatMap((index) => asked[index] ?? []), ...after(indexes)]
      const line = requests.map(curlOf).join('; ')
      return line.length <= LONGEST ? line : undefined
    },
  }
}
