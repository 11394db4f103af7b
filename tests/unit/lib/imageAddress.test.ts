import { expect, it } from 'vitest'
import { safeImageSrc } from '@/lib/imageAddress'

it.each([
  'https://cdn.example/a.png',
  'http://cdn.example/a.png',
  '//cdn.example/a.png',
  '/images/a.svg',
  'images/a.svg?v=1#x',
  'data:image/png;base64,AAAA',
  'data:image/svg+xml,%3Csvg/%3E',
  'blob:http://localhost/1234',
])('the image address %s is used', (src) => {
  expect(safeImageSrc(src)).toBe(src)
})

it.each([
  undefined,
  null,
  '',
  '   ',
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>1</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'ftp://example/a.png',
  'view-source:https://example.com',
  'https://',
])('the image address %j is rejected', (src) => {
  expect(safeImageSrc(src)).toBeUndefined()
})
