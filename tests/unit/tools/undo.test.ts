import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { tempFolder } from '../../tempFolder'
import { write } from '../../tools/new/files'
import { undo } from '../../tools/new/undo'

let root = ''
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: root })
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const list = 'src/list.txt'

const scaffold = (name: string) =>
  write(
    {
      files: { [`src/${name}/a.txt`]: name, [`src/${name}/b.txt`]: name },
      edits: { [list]: [(text) => text.replace('first\n', `first\n${name}\n`)] },
      next: [],
    },
    name,
    root,
  )

beforeEach(() => {
  root = tempFolder('undo')
  mkdirSync(join(root, 'src'))
  writeFileSync(join(root, list), 'first\nlast\n')
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '-m', 'start')
})

test('--undo takes back exactly the files and edits of what was written last, one after another', () => {
  scaffold('one')
  scaffold('two')
  writeFileSync(join(root, 'src/one/own.txt'), 'mine')
  expect(undo(root)).toEqual({ name: 'two', paths: ['src/two/a.txt', 'src/two/b.txt', list] })
  expect(read(list)).toBe('first\none\nlast\n')
  expect(existsSync(join(root, 'src/two'))).toBe(false)
  undo(root)
  expect(read(list)).toBe('first\nlast\n')
  // A file of somebody else stays, with its folder.
  expect(existsSync(join(root, 'src/one/a.txt'))).toBe(false)
  expect(read('src/one/own.txt')).toBe('mine')
  expect(() => undo(root)).toThrow('There is nothing to take back')
})

test.each<[string, string, () => void]>([
  ['a written file was edited', 'src/one/a.txt', () => writeFileSync(join(root, 'src/one/a.txt'), 'mine')],
  ['a written file was removed', 'src/one/b.txt', () => rmSync(join(root, 'src/one/b.txt'))],
  [
    'a file with its edits was edited again',
    list,
    () => writeFileSync(join(root, list), 'first\none\nmine\n'),
  ],
])('--undo changes nothing if %s, and names it', (_, file, change) => {
  scaffold('one')
  change()
  const texts = () =>
    [list, 'src/one/a.txt', 'src/one/b.txt'].map((path) => existsSync(join(root, path)) && read(path))
  const before = texts()
  expect(() => undo(root)).toThrow(`Nothing was taken back of one, because this was changed since: ${file}`)
  expect(texts()).toEqual(before)
})

test('--undo leaves what was committed to git', () => {
  scaffold('one')
  git('add', '.')
  git('commit', '--quiet', '-m', 'one')
  expect(() => undo(root)).toThrow('one was committed. Take it back with git: src/one/a.txt, src/one/b.txt')
  expect(read(list)).toBe('first\none\nlast\n')
})
