import { resources } from '@mocks/entities'
import { breachOf } from '@mocks/store/contract'
import { contractContents } from '@mocks/world/contractContents'
import { breaches, itemName } from '../../openapi'

const now = new Date('2026-03-12T09:00:00Z')

/** What the contract forbids of an eighth of the objects that `data:contract~SEED` makes. */
export function breachesOfSeed(seed: number): string[] {
  const contents = contractContents('a', seed, now)
  return resources.flatMap((resource) =>
    contents[resource]
      .filter((_, index) => index % 8 === seed % 8)
      .flatMap((object) => [breachOf(resource, object) ?? [], breaches(itemName(resource), object)].flat())
      .map((breach) => `${resource}: ${breach}`),
  )
}
