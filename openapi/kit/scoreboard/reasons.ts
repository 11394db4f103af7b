// Why the kit has another verdict than a suite on purpose: a console of forms and lists, with a bearer token and JSON, is
// not any client.

const reads = 'the console reads values of any length, size, format and spelling, and each field by itself'
const sends = 'the console always sends it'
const anyStatus = 'no screen reads which status of success came, and errors of any status are shown'
const bearer = 'the console signs in with a bearer token alone, and its token may lack a scope'
const lost = 'what the user typed, or what a screen shows, would be lost without a word'
const extra = 'a field that is answered in addition is kept and sent back'
const defaults = 'the console leaves fields out, so another default changes what is saved'
const shapes = 'what is inside of an alternative, a part or a tuple is compared, as JSON Schema reads it'
const promises = 'a request that is refused less, or an answer that promises more, harms no console'
const hints = 'a hint without an effect on a request'

/** The end of the name of a test, or all of it; the first entry that fits counts. */
// biome-ignore format: a table
const reasons: [test: RegExp, reason: string][] = [
  [/^Response.*(Contains|If|DependentRequired|DependentSchema|PatternProperty|PropertyNames|ContentSchema|FormatRemovedCheck|Unevaluated)(Removed)?$/, reads],
  [/NumericRangeBCTest\.response.*Deleted$|MinLengthBCTest\.responseMinLengthDecreased|SchemaBCTest\.responseFormatDecreased/, reads],
  [/HeaderBCTest\.responseRequiredIncreased$|MinLengthBCTest\.responseMinLengthIncreased$|SchemaBCTest\.(requestFormatDecreased|responseFormatIncreased)$/, promises],
  [/^Request(Body|Property)DefaultValue/, defaults],
  [/AnyOfAdded$|AllOfRemoved$|PrefixItems(Added|Removed)$/, shapes],
  [/^RequestParameterDefaultValue|ParamBecameRequired$|ParameterBCTest\.requiredIncreased$|BodyBecameRequired$|RequestBodyBCTest\.requiredChanged$/, sends],
  [/PropertyBecame(ReadOnly|WriteOnly)$/, lost],
  [/NotWriteOnly$|WriteOnlyDisabled$|(Read|Write)Only(Required)?Decreased$/, extra],
  [/SuccessStatus|ApiResponseBCTest\.decreased$/, anyStatus],
  [/Security(y|Scope)|SecurityRequirementsBCTest\.decreased$/, bearer],
  [/bearerFormatChanged$|allowEmptyValueDecreased$/, hints],
]

/** The reason for another verdict; undefined if there is none. */
export const reasonFor = ({ test }: { test: string }): string | undefined =>
  reasons.find(([name]) => name.test(test))?.[1]
