import { describe, expect, it } from 'vitest'
import { mailedCode } from '../../../deploy/smoke/screens'

describe('the mailed code of the synthetic check', () => {
  it.each<[string, string | undefined, string | undefined, string]>([
    ['the known one', '123456', undefined, '123456'],
    ['the known one, whatever the command prints', '123456', 'echo 654321', '123456'],
    ['in what the command prints', undefined, 'echo "Your code: 654321."', '654321'],
    ['in what the command prints, if the known one is empty', '', 'echo 654321', '654321'],
  ])('is %s', (_, code, command, expected) => {
    expect(mailedCode({ code, command })).toBe(expected)
  })

  it.each([
    ['fails', 'false --password=secret'],
    ['does not exist', '/no/mail --password=secret 2> /dev/null'],
  ])('is missing if the command %s, which is not repeated: it may hold a password', (_, command) => {
    expect(() => mailedCode({ code: undefined, command })).toThrow(/^SMOKE_CODE_COMMAND failed$/)
  })

  it('is missing in a text without six digits', () => {
    expect(() => mailedCode({ code: undefined, command: 'echo 12345' })).toThrow('there is no 6-digit code')
  })
})
