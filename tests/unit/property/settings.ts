import fc from 'fast-check'

/** Always the same cases, few enough to be quick; a failure tells its counterexample. */
export const settings = { seed: 20_260_312, numRuns: 150 }

/** Any text a person or a program may come up with. */
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
