import * as z from 'zod/mini'
import { tellUnkept } from '@/features/shared/tellUnkept'
import { places } from '@/stored/places'
import { stored } from '@/stored/stored'
import type { ExplainSearch } from './address'

/** The facts of a kind of player, as parameters of the address. */
export type KindFacts = Pick<
  ExplainSearch,
  'level' | 'category' | 'points' | 'credits' | 'tags' | 'badges' | 'finished'
>

export interface Kind {
  name: string
  facts: KindFacts
}

const text = z.exactOptional(z.string())
const count = z.exactOptional(z.int().check(z.nonnegative()))
const texts = z.exactOptional(z.array(z.string()))
const schema: z.ZodMiniType<Kind[]> = z.array(
  z.object({
    name: z.string(),
    facts: z.object({
      level: text,
      category: text,
      points: count,
      credits: count,
      tags: texts,
      badges: texts,
      finished: texts,
    }),
  }),
) as never

const kinds = stored(places.kindsOfPlayers, schema, [])

/** The kinds of players that the user keeps for an account, for `useSelector`. */
export const keptKinds = (account: string) => kinds.atom(account)

/** Keeps a kind. One with the same name is replaced. */
export const keepKind = (account: string, { name, facts }: Kind): void =>
  tellUnkept(kinds.set([...withoutKind(account, name), { name, facts }], account))

export const removeKind = (account: string, name: string): void =>
  tellUnkept(kinds.set(withoutKind(account, name), account))

const withoutKind = (account: string, name: string) => kinds.get(account).filter((kind) => kind.name !== name)
