import type { Proposal } from '@/engine/plan/proposalTypes'
import { isOfProgramme } from '@/model/entityTypes'
import { mostBytes, writeProposal } from './format'

/*
 * A proposal in the fragment of an address, which no server sees (rule PROPOSE-3): the file, deflated, in base64url.
 */

/** The address of the page that opens a link. */
export const linkPath = '/programme/proposal'

const start = '#p='

/** The most characters of a link. Programs cut longer ones. */
export const mostLink = 8000

/**
 * Whether a proposal contains players. Then it must not be a link, because histories store links, and links are passed
 * on without a look at their content.
 */
export const hasPlayers = ({ rows }: Pick<Proposal, 'rows'>): boolean =>
  rows.some(({ type }) => !isOfProgramme(type))

/** The fragment of a proposal. */
export async function fragmentOf(proposal: Proposal): Promise<string> {
  const bytes = await through(
    new TextEncoder().encode(writeProposal(proposal)),
    new CompressionStream('deflate-raw'),
  )
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return start + btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

export const isProposalFragment = (hash: string): boolean => hash.startsWith(start)

export const shortenedText =
  'The link is not whole. A mail program may have cut it: ask for the link again, or for the file'

/** The text of the file in a fragment. Undefined if it is incomplete, or would become larger than a file may be. */
export async function textOfFragment(hash: string): Promise<string | undefined> {
  const encoded = hash.slice(start.length)
  if (!isProposalFragment(hash) || !/^[A-Za-z0-9_-]+$/.test(encoded)) return undefined
  try {
    const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
    const file = await through(bytes, new DecompressionStream('deflate-raw'), mostBytes)
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    return undefined
  }
}

/** The bytes after a stream. Throws if there are more than `most`: a few bytes can become gigabytes. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most = Number.POSITIVE_INFINITY,
): Promise<Uint8Array> {
  const { body } = new Response(bytes)
  if (!body) return new Uint8Array()
  const reader = body.pipeThrough(stream).getReader()
  const parts: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.length
    if (length > most) {
      await reader.cancel()
      throw new Error('Too large')
    }
    parts.push(value)
  }
  const all = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
