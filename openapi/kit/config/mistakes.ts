// Checks settings against their schema. Loaded only if there are settings, because ajv is slow to load.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ErrorObject } from 'ajv'
import addFormats from 'ajv-formats'
import { ajv, didYouMean, home } from '../tools.ts'

const schemaFile = join(home, 'kit/config/config.schema.json')

/** What is wrong with settings, one sentence for each mistake. */
export function mistakesOf(config: unknown): string[] {
  const validator = new (ajv())({ allErrors: true, verbose: true })
  addFormats.default(validator)
  const check = validator.compile(JSON.parse(readFileSync(schemaFile, 'utf8')))
  return check(config) ? [] : (check.errors ?? []).flatMap(wordsOf)
}

function wordsOf({ instancePath, keyword, params, propertyName, parentSchema, data, message }: ErrorObject) {
  const place = instancePath.slice(1).replaceAll('/', '.')
  const at = place && `${place}: `
  // The error of the enum of names has the details.
  if (keyword === 'propertyNames') return []
  if (propertyName !== undefined)
    return [`${at}there is no rule '${propertyName}'.${didYouMean(propertyName, params.allowedValues)}`]
  if (keyword === 'additionalProperties') {
    const name: string = params.additionalProperty
    return [`${at}there is no '${name}'.${didYouMean(name, Object.keys(parentSchema?.properties ?? {}))}`]
  }
  if (keyword === 'enum') {
    const values: string[] = params.allowedValues
    const meant = didYouMean(String(data), values)
    return [`${at}must be one of ${values.join(', ')}, not ${JSON.stringify(data)}.${meant}`]
  }
  if (keyword === 'required') return [`${at}'${params.missingProperty}' is missing`]
  if (keyword === 'pattern') return [`${at}must not be blank`]
  if (keyword === 'format') return [`${at}must be a date YYYY-MM-DD`]
  return [`${at || 'the file '}${message}`]
}
