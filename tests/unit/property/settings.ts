import fc from 'fast-check'

/** Always the same cases, few enough to be fast; a failure prints its counterexample. */
export const settings = { seed: 20_260_312, numRuns: 150 }

/** Any character. Not fast-check's unit 'binary', which lists all million characters first. */
export const character = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code))

/** Any text that a user or a program can enter. */
export const anyText = fc.oneof(
  fc.string({ unit: character, maxLength: 12 }),
  fc.constantFrom(
    '',
    ' ',
    '\u202E',
    '%2f',
    '../',
    '<script>',
    '😀',
    '007',
    'null',
    '__proto__',
    'constructor',
  ),
)
