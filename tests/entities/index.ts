import type { Fixture } from './fixture'

const files = import.meta.glob<{ fixture: Fixture }>(
  ['./*.ts', '!./index.ts', '!./fixture.ts', '!./fixtures.ts'],
  {
    eager: true,
  },
)

/** The fixture of a type, from the file with its name. */
export function fixtureOf(type: string): Fixture {
  const file = files[`./${type}.ts`]
  if (!file)
    throw new Error(
      `There is no tests/entities/${type}.ts: the tests over all types need a fixture of ${type}.`,
    )
  return file.fixture
}
