import * as z from 'zod/mini'
import { keyOf } from '@/engine/plan/ids'
import type { BundleObject } from '@/engine/plan/types'
import { numberFields } from '@/engine/plan/valueEdits'
import { type CampaignName, normal, tagsOf } from '@/engine/programme/campaignName'
import { type Bundle, exportBundle, formatName, formatVersion } from '@/engine/transfer/format'
import { type FileFault, readBundle } from '@/engine/transfer/readBundle'
import { dayMs, startOfDay } from '@/lib/days'
import { parseJson, writeJson } from '@/lib/json'
import { valueByPath } from '@/lib/value'
import { withChanges } from '@/model/changes'
import { type EntityType, programmeTypes } from '@/model/entityTypes'
import type { ObjectSet } from './copySet'
import { extentOf, freeName } from './suggestions'
import type { Transform } from './transform'

/*
 * Templates (rule CAMPAIGN-11): a bundle with a member `template`, which says what to ask before its objects are copied.
 */

const askSchema = z.discriminatedUnion('kind', [
  /** The day of the earliest date. */
  z.object({ kind: z.literal('start'), label: z.string() }),
  /** A question for a text that replaces `from`, in the way of `Replacement`. */
  z.object({ kind: z.literal('text'), label: z.string(), from: z.string().check(z.minLength(1)) }),
  /** A question for a number that is written at these paths: the entered number times `times` (default 1), rounded. */
  z.object({
    kind: z.literal('number'),
    label: z.string(),
    set: z
      .array(
        z.object({
          type: z.enum(programmeTypes),
          id: z.string(),
          path: z.string(),
          times: z.optional(z.number().check(z.positive())),
        }),
      )
      .check(z.minLength(1)),
  }),
])
const templateSchema = z.object({ title: z.string(), text: z.string(), ask: z.array(askSchema) })

export type TemplateQuestion = z.infer<typeof askSchema>

export interface Template extends z.infer<typeof templateSchema> {
  objects: readonly BundleObject[]
}

export type ReadTemplate =
  | { template: Template; problem?: never; faults?: never }
  | { template?: never; problem: string; faults?: never }
  | { template?: never; problem?: never; faults: readonly FileFault[] }

/** Reads the text of a template. What does not fit the contract is refused with its place, as in a bundle. */
export function readTemplate(text: string): ReadTemplate {
  const read = readBundle(text, { also: { member: 'template', faultsIn } })
  if (read.problem !== undefined) return { problem: read.problem }
  if (read.faults) return { faults: read.faults }
  const { template } = parseJson(text.replace(/^\ufeff/, '')) as { template: unknown }
  return { template: { ...templateSchema.parse(template), objects: read.bundle.objects } }
}

function faultsIn(value: unknown, { objects }: Bundle): { path: readonly PropertyKey[]; text: string }[] {
  if (value === undefined)
    return [{ path: [], text: 'Expected a template: an object with title, text and ask' }]
  const parsed = templateSchema.safeParse(value)
  if (!parsed.success) return parsed.error.issues.map(({ path, message }) => ({ path, text: message }))
  const keys = new Set(objects.map(keyOf))
  return parsed.data.ask.flatMap((ask, index) =>
    ask.kind !== 'number'
      ? []
      : ask.set.flatMap(({ type, id, path }, place) => {
          const pathOf = (field: string) => ['ask', index, 'set', place, field]
          if (!keys.has(keyOf({ type, id })))
            return [{ path: pathOf('id'), text: 'The file has no such object' }]
          if (!numberFields(type).includes(path))
            return [{ path: pathOf('path'), text: 'This is no number of the type' }]
          return []
        }),
  )
}

type Place = Extract<TemplateQuestion, { kind: 'number' }>['set'][number]

/** The number to write at a path for an entered number. */
export const numberAtPath = ({ times = 1 }: Place, answer: number): number => Math.round(answer * times)

/** The entered values, by the index of the question. Missing values leave the template unchanged. */
export type Answers = Readonly<Record<number, string | number | undefined>>

/**
 * The initial values of the questions: those of the template. The start is the next day with the same weekday as the
 * earliest date, because missions of a week are named after their days.
 */
export const firstAnswers = (
  template: Template,
  now: number,
  isUsed: (tag: string) => boolean = () => false,
): Answers =>
  Object.fromEntries(template.ask.map((ask, index) => [index, firstAnswer(ask, template, now, isUsed)]))

function firstAnswer(
  ask: TemplateQuestion,
  { objects }: Template,
  now: number,
  isUsed: (tag: string) => boolean,
): Answers[number] {
  // The objects of a template form a new campaign (rule CAMPAIGN-13), so its tag must not be in use.
  if (ask.kind === 'text') return ask.from === sharedTag(objects)?.tag ? freeName(ask.from, isUsed) : ask.from
  if (ask.kind === 'start') {
    const earliest = extentOf(objects)?.first ?? now
    const days = [1, 2, 3, 4, 5, 6, 7].map((day) => startOfDay(now, day))
    return days.find((day) => new Date(day).getDay() === new Date(earliest).getDay())
  }
  const [place] = ask.set
  const object = objects.find(({ type, id }) => type === place?.type && id === place.id)?.object
  const value = valueByPath(object, place?.path ?? '')
  return typeof value === 'number' ? value : undefined
}

/**
 * Returns the set and the transform that create the objects of a template. All dates move by the same number of whole
 * days, so that the earliest one is on the chosen start.
 */
export function appliedTemplate(
  template: Template,
  answers: Answers,
  zone: string,
): { set: ObjectSet; transform: Transform } {
  let objects = template.objects
  const replace: [string, string][] = []
  let transform: Transform = { zone, inactive: true }
  for (const [index, ask] of template.ask.entries()) {
    const answer = answers[index]
    if (answer === undefined || answer === '') continue
    if (ask.kind === 'text') replace.push([ask.from, String(answer)])
    else if (ask.kind === 'number')
      objects = ask.set.reduce(
        (all, place) => withNumber(all, place, numberAtPath(place, Number(answer))),
        objects,
      )
    else {
      const earliest = extentOf(objects)?.first
      if (earliest === undefined) continue
      const days = Math.round((startOfDay(Number(answer)) - startOfDay(earliest)) / dayMs)
      transform = { ...transform, shift: { count: days, unit: 'd' } }
    }
  }
  return { set: { objects, of: sharedTag(template.objects) }, transform: { ...transform, replace } }
}

function withNumber(
  objects: readonly BundleObject[],
  { type, id, path }: Place,
  number: number,
): BundleObject[] {
  const change = { path: path.split('.'), is: number }
  return objects.map((one) =>
    one.type === type && one.id === id
      ? { ...one, object: withChanges(one.object, [change], 'is') as object }
      : one,
  )
}

/** The tag that all objects have, which makes them a campaign. */
export function sharedTag(objects: readonly BundleObject[]): CampaignName | undefined {
  const [first] = objects
  const tag =
    first &&
    tagsOf(first.object).find((one) =>
      objects.every(({ object }) => tagsOf(object).some((other) => normal(other) === normal(one))),
    )
  return tag === undefined ? undefined : { tag }
}

interface Written {
  account: string
  title: string
  text: string
  ask: readonly TemplateQuestion[]
  objects: readonly BundleObject[]
}

/** The text of a template file. */
export function templateText({ account, title, text, ask, objects }: Written): string {
  const lists = new Map<EntityType, object[]>()
  for (const { type, object } of objects) lists.set(type, [...(lists.get(type) ?? []), object])
  const bundle = parseJson(exportBundle({ account, lists, objects: 'all' })) as object
  return `${writeJson({ ...bundle, format: formatName, version: formatVersion, template: { title, text, ask } }, undefined, 2)}\n`
}

/**
 * The questions of a template that is saved from these objects: a start if there are dates, and a text that replaces
 * the tag or title.
 */
export function asksFor(objects: readonly BundleObject[], of: CampaignName | undefined): TemplateQuestion[] {
  const name = of && (of.tag ?? of.category)
  return [
    ...(extentOf(objects) ? [{ kind: 'start' as const, label: 'First day' }] : []),
    ...(name
      ? [{ kind: 'text' as const, label: of.tag === undefined ? 'Category' : 'Tag', from: name }]
      : []),
  ]
}
