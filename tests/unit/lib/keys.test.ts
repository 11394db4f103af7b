// @vitest-environment jsdom
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { settings } from '../property/settings'

/** The layout is known from the keys before, so each test has a module of its own. */
async function keys() {
  vi.resetModules()
  return import('@/lib/keys')
}

const press = (key: string, code: string, init: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key, code, ...init })
const altGr = { ctrlKey: true, altKey: true, modifierAltGraph: true }

describe('the key of a shortcut', () => {
  it.each([
    ['Dvorak', 'k', 'KeyV', 'k'],
    ['AZERTY', 'q', 'KeyA', 'q'],
    ['AZERTY, Caps Lock', 'Q', 'KeyA', 'q'],
    ['QWERTZ', 'z', 'KeyY', 'z'],
    ['Polish', 'ł', 'KeyL', 'ł'],
    ['Russian', 'л', 'KeyK', 'k'],
    ['Russian, Caps Lock', 'Л', 'KeyK', 'k'],
    ['Russian, where ж is', 'ж', 'Semicolon', ';'],
    ['Greek', 'κ', 'KeyK', 'k'],
    ['Hebrew', 'ל', 'KeyK', 'k'],
    ['Arabic', 'ن', 'KeyK', 'k'],
    ['Arabic, a key of two letters', 'لا', 'KeyB', 'b'],
    ['Thai, a vowel', 'ี', 'KeyU', 'u'],
    ['Hindi', 'क', 'KeyK', 'k'],
    ['Korean', 'ㅏ', 'KeyK', 'k'],
    ['no letter', 'Escape', 'Escape', 'Escape'],
  ])('on a keyboard for %s: %s at %s is %s (rule TEXT-3)', async (_, key, code, expected) => {
    const { shortcutKey } = await keys()
    expect(shortcutKey(press(key, code))).toBe(expected)
  })

  it('is where a Latin keyboard has it for signs too, once a letter has told the script', async () => {
    const { shortcutKey } = await keys()
    expect(shortcutKey(press('.', 'Slash'))).toBe('.')
    shortcutKey(press('п', 'KeyG'))
    expect(shortcutKey(press('.', 'Slash'))).toBe('/')
    expect(shortcutKey(press(',', 'Slash', { shiftKey: true }))).toBe('?')
    shortcutKey(press('g', 'KeyG'))
    expect(shortcutKey(press('.', 'Slash'))).toBe('.')
  })

  it('is where a Latin keyboard has it for signs if the language of the browser says so', async () => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('ru-RU')
    const { shortcutKey } = await keys()
    expect(shortcutKey(press('.', 'Slash'))).toBe('/')
    vi.restoreAllMocks()
  })

  it('is the character of AltGr, wherever it is', async () => {
    const { shortcutKey } = await keys()
    shortcutKey(press('я', 'KeyZ'))
    expect(shortcutKey(press('/', 'KeyQ', altGr))).toBe('/')
  })
})

describe('a key of an input method', () => {
  const names = fc.constantFrom('Escape', 'Enter', 'Tab', 'ArrowDown', 'Home', 'F8', 'k', 'か', 'Process')
  it('has no name, composing or as the last one of Safari (rule TEXT-4)', async () => {
    const { isComposed, pressedKey, shortcutKey } = await keys()
    fc.assert(
      fc.property(names, fc.boolean(), (key, isLast) => {
        const event = press(key, 'KeyK', isLast ? { keyCode: 229 } : { isComposing: true })
        for (const one of [event, { nativeEvent: event }]) {
          expect(isComposed(one)).toBe(true)
          expect(pressedKey(one)).toBe('')
          expect(shortcutKey(one)).toBe('')
        }
        expect(pressedKey(press(key, 'KeyK'))).toBe(key)
      }),
      settings,
    )
  })
})

describe('modifiers', () => {
  it.each([
    ['Ctrl', { ctrlKey: true }, true, false],
    ['Cmd', { metaKey: true }, true, false],
    ['AltGr on Windows', altGr, false, true],
    ['AltGr on Linux', { modifierAltGraph: true }, false, true],
    ['Ctrl with Alt', { ctrlKey: true, altKey: true }, false, false],
    ['Alt', { altKey: true }, false, false],
    ['Shift', { shiftKey: true }, false, true],
    ['none', {}, false, true],
  ])('%s', async (_, init, command, character) => {
    const { isCommand, typesCharacter } = await keys()
    expect(isCommand(press('k', 'KeyK', init))).toBe(command)
    expect(typesCharacter(press('k', 'KeyK', init))).toBe(character)
  })
})
