import { browserLanguage } from './browserLanguage'

/*
 * Reads pressed keys. All key handlers use it (`tests/unit/keyHandlers.test.ts`), so that keys of an input method do
 * nothing, and shortcuts work on every keyboard layout.
 */

/** An event of the browser, or React's around it. */
type Press = KeyboardEvent | { nativeEvent: KeyboardEvent }

const nativeOf = (event: Press): KeyboardEvent => ('nativeEvent' in event ? event.nativeEvent : event)

/** The key code of a key that an input method takes. Safari sends the last one when the composition has ended. */
const takenByInputMethod = 229

/** Whether an input method uses this key to compose a character. */
export function isComposed(event: Press): boolean {
  const { isComposing, keyCode } = nativeOf(event)
  return isComposing || keyCode === takenByInputMethod
}

/** Whether the key is the Escape that cancels a composition. */
export const cancelsComposition = (event: Press): boolean =>
  isComposed(event) && nativeOf(event).key === 'Escape'

/** The name of the key or the character that it types: 'Enter', 'a', 'л'. Blank while an input method composes. */
export const pressedKey = (event: Press): string => (isComposed(event) ? '' : nativeOf(event).key)

const nonLatin = /(?![\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}])[\p{L}\p{M}\p{N}]/u
const latin = /^\p{Script=Latin}$/u

/** The characters of a Latin keyboard at places where other keyboards have letters. */
const places: Readonly<Record<string, readonly [alone: string, shifted: string]>> = {
  Semicolon: [';', ':'],
  Slash: ['/', '?'],
  Period: ['.', '>'],
  Minus: ['-', '_'],
  Equal: ['=', '+'],
}

function atPlace({ code, shiftKey }: KeyboardEvent): string | undefined {
  if (/^Key[A-Z]$/.test(code)) return code.slice(3).toLowerCase()
  return places[code]?.[shiftKey ? 1 : 0]
}

/** The script of the layout, known from the last letter. Before the first one, that of the browser's language. */
let isLatinLayout: boolean | undefined

const isLatinLanguage = () => new Intl.Locale(browserLanguage()).maximize().script === 'Latn'

/**
 * The key of a shortcut, letters in lower case. On Latin layouts it is the letter, wherever its key is (Dvorak, AZERTY).
 * On others, such as Cyrillic, Greek, Hebrew or Arabic, it is what a Latin layout has at the place of the key.
 */
export function shortcutKey(event: Press): string {
  const native = nativeOf(event)
  const key = pressedKey(event)
  const isName = key.length > 1 && /^\w+$/.test(key)
  if (isName || key === '' || native.getModifierState('AltGraph')) return key
  // With Ctrl or Cmd some layouts type Latin letters.
  if (nonLatin.test(key)) isLatinLayout = false
  else if (latin.test(key) && !native.ctrlKey && !native.metaKey) isLatinLayout = true
  isLatinLayout ??= isLatinLanguage()
  const isPlaced = nonLatin.test(key) || (!isLatinLayout && !latin.test(key))
  return ((isPlaced && atPlace(native)) || key).toLowerCase()
}

/** Whether Ctrl or Cmd is held. AltGr counts as neither, although Windows reports it as Ctrl and Alt. */
export function isCommand(event: Press): boolean {
  const { ctrlKey, metaKey, altKey } = nativeOf(event)
  return (ctrlKey || metaKey) && !altKey && !nativeOf(event).getModifierState('AltGraph')
}

/** Whether the key types a character: no modifier is held but Shift, or AltGr, which some layouts need for '/'. */
export function typesCharacter(event: Press): boolean {
  const { ctrlKey, metaKey, altKey } = nativeOf(event)
  return !(ctrlKey || metaKey || altKey) || nativeOf(event).getModifierState('AltGraph')
}

/** A copy of a key event, to dispatch it on another element. */
export function pressedAgain(event: KeyboardEvent): KeyboardEvent {
  // The AltGr state cannot be read from the event's properties, so it is copied separately.
  const modifierAltGraph = event.getModifierState('AltGraph')
  const { key, code } = event
  const altGraph = { key, code, bubbles: true, cancelable: true, modifierAltGraph }
  return new KeyboardEvent('keydown', modifierAltGraph ? altGraph : event)
}
