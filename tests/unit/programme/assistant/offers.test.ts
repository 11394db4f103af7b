import { readFileSync } from 'node:fs'
import Ajv from 'ajv/dist/2020'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rules } from '@/engine/check/rules'
import { type Assisted, assistedBy } from './client'

/* What the server for assistants offers beside its tools (rule ASSIST-7). It needs no API for it. */

let assisted: Assisted
beforeAll(async () => {
  assisted = await assistedBy({ baseUrl: 'http://127.0.0.1:1', token: 'a-token' })
})
afterAll(() => assisted.client.close())

const read = async (uri: string): Promise<string> => {
  const { contents } = await assisted.client.readResource({ uri })
  const [content] = contents
  return content && 'text' in content ? content.text : ''
}

describe('the server for assistants (rule ASSIST-7)', () => {
  it('has the glossary, both schemas and the rules of the check as resources', async () => {
    const { resources } = await assisted.client.listResources()
    expect(resources.map(({ uri }) => uri)).toEqual([
      'programme://glossary',
      'programme://bundle-schema',
      'programme://proposal-schema',
      'programme://check-rules',
    ])
    expect(await read('programme://glossary')).toBe(readFileSync('docs/glossary.md', 'utf8'))
    for (const { uri } of resources)
      expect(Buffer.byteLength(await read(uri)), uri).toBeLessThanOrEqual(50_000)
    for (const name of ['bundle', 'proposal']) {
      const schema = JSON.parse(await read(`programme://${name}-schema`))
      expect(() => new Ajv({ strict: false, validateFormats: false }).compile(schema)).not.toThrow()
    }
    const texts = JSON.parse(await read('programme://check-rules')) as { id: string }[]
    expect(texts.map(({ id }) => id)).toEqual(expect.arrayContaining(rules.map(({ id }) => id)))
    await expect(read('programme://other')).rejects.toThrow(/not found/)
  })

  it('has one prompt, which ends in a proposal', async () => {
    const { prompts } = await assisted.client.listPrompts()
    expect(prompts).toMatchObject([{ title: "Plan next year's campaign" }])
    const { messages } = await assisted.client.getPrompt({
      name: 'plan_next_years_campaign',
      arguments: { campaign: 'spring' },
    })
    const [{ content } = { content: undefined }] = messages
    expect(content).toMatchObject({
      type: 'text',
      text: expect.stringMatching(/"spring".*"brindlewick"[\s\S]*propose/),
    })
  })

  it('names only tools that it has', async () => {
    const { messages } = await assisted.client.getPrompt({
      name: 'plan_next_years_campaign',
      arguments: { campaign: 'x' },
    })
    const { tools } = await assisted.client.listTools()
    const names = tools.map(({ name }) => name)
    const text = messages[0]?.content.type === 'text' ? messages[0].content.text : ''
    for (const [, named = ''] of text.matchAll(/\((\w+)[ :)]/g)) expect(names).toContain(named)
  })
})
