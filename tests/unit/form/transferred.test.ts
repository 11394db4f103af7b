// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { readTransfer } from '@/form/fields/transferred'

const picture = new File(['x'], 'a.png', { type: 'image/png' })

function transfer(files: File[], data: Record<string, string> = {}, isFolder = false) {
  const items = files.map(() => ({
    kind: 'file',
    webkitGetAsEntry: () => ({ isDirectory: isFolder }),
  }))
  return { files, items, getData: (format: string) => data[format] ?? '' } as unknown as DataTransfer
}

describe('what is dropped on or pasted into an image (rule TEXT-6)', () => {
  it('is a file', () => {
    expect(readTransfer(transfer([picture]))).toEqual({ file: picture })
  })

  it('is the address of a picture of another page, rather than of its link', () => {
    const data = {
      'text/html':
        '<meta charset="utf-8"><a href="https://a.example/page"><img src="https://a.example/p.png"></a>',
      'text/uri-list': 'https://a.example/page',
    }
    expect(readTransfer(transfer([], data))).toEqual({ address: 'https://a.example/p.png' })
    expect(readTransfer(transfer([picture], data))).toEqual({ address: 'https://a.example/p.png' })
  })

  it.each([
    [
      '<img alt="a > b src=x" data-src="no" src=\'https://a.example/p.png?a=1&amp;b=2\'>',
      'https://a.example/p.png?a=1&b=2',
    ],
    ['<IMG SRC=https://a.example/p.png>', 'https://a.example/p.png'],
    ['<p>src="no"</p><img\nsrc = "https://a.example/&#x70;.png" alt>', 'https://a.example/p.png'],
  ])('is the address of %s', (html, address) => {
    expect(readTransfer(transfer([], { 'text/html': html }))).toEqual({ address })
  })

  it('is the first address of a list', () => {
    const data = { 'text/uri-list': '# a picture\r\nhttps://a.example/p.png\r\nhttps://a.example/q.png' }
    expect(readTransfer(transfer([], data))).toEqual({ address: 'https://a.example/p.png' })
  })

  it('is the file of a picture that is a part of its page', () => {
    const data = { 'text/html': '<img src="data:image/png;base64,AA">' }
    expect(readTransfer(transfer([picture], data))).toEqual({ file: picture })
  })

  it.each([
    [[], { 'text/html': '<img src="data:image/png;base64,AA">' }, false, /no address of its own/],
    [[], { 'text/html': '<img src="blob:https://a.example/1">' }, false, /no address of its own/],
    [[], { 'text/uri-list': 'file:///home/p.png' }, false, /does not begin with https/],
    [[picture, picture], {}, false, /one image at a time: these are 2 files/],
    [[picture], {}, true, /folder cannot be uploaded/],
  ])('is refused with the reason: case %#', (files, data, isFolder, problem) => {
    expect(readTransfer(transfer(files, data, isFolder)).problem).toMatch(problem)
  })

  it('is a text that is an address and nothing else, as when one is selected and dragged', () => {
    const dragged = (text: string) => readTransfer(transfer([], { 'text/plain': text }))
    expect(dragged(' https://a.example/p.png\n')).toEqual({ address: 'https://a.example/p.png' })
    for (const text of [
      'see https://a.example/p.png',
      'https://a.example/p.png and more',
      'a.example',
      'https://',
    ])
      expect(dragged(text)).toEqual({})
    const file = { 'text/plain': 'https://a.example/p.png' }
    expect(readTransfer(transfer([picture], file))).toEqual({ file: picture })
  })

  it('is nothing if it is text', () => {
    expect(readTransfer(transfer([], { 'text/plain': 'a text' }))).toEqual({})
  })
})
