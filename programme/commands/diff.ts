import { bundledObject, sorted } from '@/engine/transfer/format'
import { writeJson } from '@/lib/json'
import { isPlain } from '@/model/edits'
import { accountTypes, type EntityType } from '@/model/entityTypes'
import { idOf } from '@/model/references'
import { apiOf, type Command, CommandError, option } from '../command'
import { type Programme, readProgramme } from '../readProgramme'
import { shown } from '../report'

export const diffCommand: Command = {
  help: `programme diff <file> <file>
programme diff <file> --base-url <URL> --account <id>

  Compares two bundles, or a bundle with an account: what is only in the first, only in the second, or in both but not
  the same, field by field. Counts of the server are not compared. The exit code is 1 if there is a difference.`,
  async run(call) {
    const [first, second, ...rest] = call.positionals
    const hasAccount = option(call, 'account') !== undefined
    if (!first || rest.length > 0 || (second === undefined) !== hasAccount)
      throw new CommandError(
        'Compare two files, or one file with an account: programme diff <file> --account <id>',
      )
    const a = await readProgramme({ file: first, log: call.log })
    const b = await readProgramme(second === undefined ? apiOf(call) : { file: second, log: call.log })
    // Players are compared only if both sides have some, because reading an account leaves them out, and most files
    // have none.
    const isInBoth = (type: EntityType) => a.lists.has(type) && b.lists.has(type)
    const lines = accountTypes.filter(isInBoth).flatMap((type) => differences(type, a, b))
    for (const line of lines) call.print(line)
    call.log(lines.length === 0 ? 'No differences' : `- ${first}   + ${second ?? b.account}`)
    return lines.length === 0 ? 0 : 1
  },
}

function differences(type: EntityType, a: Programme, b: Programme): string[] {
  const [before, after] = [byId(type, a), byId(type, b)]
  const ids = [...new Set([...before.keys(), ...after.keys()])].sort()
  return ids.flatMap((id) => {
    const [one, other] = [before.get(id), after.get(id)]
    if (!one) return [`+ ${type}/${id}`]
    if (!other) return [`- ${type}/${id}`]
    const fields = fieldsThatDiffer(one, other, '')
    return fields.length === 0 ? [] : [`~ ${type}/${id}`, ...fields]
  })
}

const byId = (type: EntityType, { lists }: Programme) =>
  new Map((lists.get(type) ?? []).map((row) => [idOf(type, row), bundledObject(type, row)]))

/** Yields every field that differs, with both values. A list counts as one value. */
function fieldsThatDiffer(one: unknown, other: unknown, path: string): string[] {
  if (isPlain(one) && isPlain(other)) {
    const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort()
    return keys.flatMap((key) => fieldsThatDiffer(one[key], other[key], path === '' ? key : `${path}.${key}`))
  }
  return canonical(one) === canonical(other) ? [] : [`    ${path}: ${shown(one)} -> ${shown(other)}`]
}

/** The same text for values that differ only in the order of their keys. */
const canonical = (value: unknown): string => writeJson(sorted(value))
