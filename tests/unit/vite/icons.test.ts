import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { guidePage } from '../../../vite/guide.ts'
import { filesIn } from '../../tools/filesIn'

/* A browser asks for /favicon.ico where a page names no icon, and the 404 is a message on its console. */

const files = ['index.html', ...filesIn('deploy', /\.html$/), ...filesIn('mocks', /\.html$/)]
const pages = files.map((file): [string, string] => [file, readFileSync(file, 'utf8')])

it.each([...pages, ['the guide', guidePage('# Guide').html] as const])('%s names its icon', (_, html) => {
  expect(html).toMatch(/<link rel="icon" href="[^"]+"/)
})

it('files that are no pages, such as version.json, have one: favicon.ico holds the picture of the tab', () => {
  const icon = readFileSync('public/favicon.ico')
  const picture = readFileSync('src/app/favicon.png')
  expect(icon.subarray(0, 6).toString('hex')).toBe('000001000100')
  expect(icon.readUInt32LE(14)).toBe(picture.length)
  expect(icon.subarray(icon.readUInt32LE(18)).equals(picture)).toBe(true)
})
