import fc from 'fast-check'

/** Always the same cases, few enough to be fast; a failure prints its counterexample. */
export const settings = { seed: 20_260_312, numRuns: 150 }

/** Any text that a user or a program can enter. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
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
