import { rules } from '@/engine/check/rules'
import { imageRule } from '@/engine/check/rules/pictures'
import { nouns } from '@/model/words'
import glossary from '../../docs/glossary.md?raw'
import bundleSchema from '../../docs/programme-bundle.schema.json?raw'
import proposalSchema from '../../docs/programme-proposal.schema.json?raw'

/** The documents that an assistant can read before it calls a tool. */
interface Resource {
  name: string
  uri: string
  title: string
  description: string
  mimeType: string
  text: () => string
}

const ruleTexts = () =>
  [...rules, imageRule].map(({ id, severity, title, why, fix, types }) => ({
    id,
    severity,
    title,
    why,
    fix,
    types,
  }))

/** Removes white space, so that the document is not longer than a response may be (rule ASSIST-4). */
const compact = (json: string) => JSON.stringify(JSON.parse(json))

export const resources: readonly Resource[] = [
  {
    name: 'glossary',
    uri: 'programme://glossary',
    title: 'Glossary',
    description: `The words of the domain: missions, achievements, ${nouns.credits.many}, and so on`,
    mimeType: 'text/markdown',
    text: () => glossary,
  },
  {
    name: 'bundle-schema',
    uri: 'programme://bundle-schema',
    title: 'JSON Schema of bundles',
    description: 'All types of objects with their fields',
    mimeType: 'application/schema+json',
    text: () => compact(bundleSchema),
  },
  {
    name: 'proposal-schema',
    uri: 'programme://proposal-schema',
    title: 'JSON Schema of proposals',
    description: 'The file that propose makes',
    mimeType: 'application/schema+json',
    text: () => compact(proposalSchema),
  },
  {
    name: 'check-rules',
    uri: 'programme://check-rules',
    title: 'The rules of the check',
    description: 'Each rule with its severity, why it matters, and how to fix what it finds',
    mimeType: 'application/json',
    text: () => JSON.stringify(ruleTexts()),
  },
]
