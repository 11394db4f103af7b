import type { Resource } from '@/generated/resourceFacts'
import { resourceSchemas } from '@/generated/resourceSchemas'

/** What is wrong with an object by the contract of answers, for a developer; undefined when it is right. */
export function breachOf(resource: Resource, object: unknown): string | undefined {
  const [issue] = resourceSchemas[resource].safeParse(object).error?.issues ?? []
  return issue && `${resource}: ${issue.path.join('.')}: ${issue.message}`
}
