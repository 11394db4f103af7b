import { expect, it } from 'vitest'
import { withoutReferences } from '../../../vite/served'

it('source maps of two builds are equal, although the references of the bundler differ', () => {
  const mapWith = (reference: string) =>
    JSON.stringify({
      sourcesContent: [`export default import.meta.ROLLDOWN_FILE_URL_${reference}`],
      mappings: 'AAAA',
    })
  const map = withoutReferences(mapWith('WPGYjwIl-zWVNM1bYhOc83w'))
  expect(map).toBe(withoutReferences(mapWith('FKNdLzKnlftW3t_gzo81yw')))
  expect(JSON.parse(map)).toEqual({
    sourcesContent: ['export default import.meta.ROLLDOWN_FILE_URL'],
    mappings: 'AAAA',
  })
})
