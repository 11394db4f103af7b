import type { Resource } from '@/generated/resourceFacts'
import { resourceSchemas } from '@/generated/resourceSchemas'
import { issuesOf } from '@/model/issues'

/** Describes for developers how an object breaks the contract of responses. Undefined if it does not. */
export function breachOf(resource: Resource, object: unknown): string | undefined {
  const [issue] = issuesOf(resourceSchemas[resource], object)
  return issue && `${resource}: ${issue.path.join('.')}: ${issue.message}`
}
