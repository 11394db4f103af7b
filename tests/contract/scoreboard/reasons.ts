// Why the kit has another verdict than a suite on purpose: a console of forms and lists, with a bearer token and JSON, is
// not any client.

const reads = 'the console reads values of any length, size, format and spelling, and each field by itself'
const says = 'a keyword that is missing says nothing; another one says that other values come'
const sends = 'the console always sends it'
const anyStatus = 'no screen reads which status of success came, and errors of any status are shown'
const moreStatus =
  'the console takes every answer of success for the saved object, which a further status may not be'
const written = 'a parameter is text on its way, so one that takes any text takes every number'
const bearer = 'the console signs in with a bearer token alone, and its token may lack a scope'
const tokens = 'where a token comes from is a matter of the sign-in page, not of the calls'
const lost = 'what the user typed, or what a screen shows, would be lost without a word'
const extra = 'a field that is answered in addition is kept and sent back'
const defaults = 'the console leaves fields out, so another default changes what is saved'
const shapes = 'what is inside of an alternative, a part or a tuple is compared, as JSON Schema reads it'
const oneOf =
  'a choice by `oneOf` is read as `anyOf`, since frameworks write it for every choice; a discriminator only chooses'
const promises = 'a request that is refused less, or an answer that promises more, harms no console'
const hints = 'a hint without an effect on a request'
const undescribed = 'a body that is not described was not compared, which is worth a look'
const announced =
  'an end, a stability level or a deprecation is an announcement: only what is gone breaks the console'
const gone = 'the console makes the call until its next release, whatever was announced'
const incoming = 'the console receives no calls'

/** The end of the name of a test, or all of it; the first entry that fits counts. */
// biome-ignore format: a table
const reasons: [test: RegExp, reason: string][] = [
  [/^Response.*(Contains|If|DependentRequired|DependentSchema|PatternProperty|PropertyNames|ContentSchema|FormatRemovedCheck|Unevaluated)(Removed)?$/, reads],
  [/NumericRangeBCTest\.response.*Deleted$|MinLengthBCTest\.responseMinLengthDecreased|SchemaBCTest\.responseFormatDecreased|_ResponseMaxLengthToNil$|NarrowWithBreakingFormat/, reads],
  [/^ResponsePropertyPatternChanged$/, says],
  [/HeaderBCTest\.responseRequiredIncreased$|MinLengthBCTest\.responseMinLengthIncreased$|SchemaBCTest\.(requestFormatDecreased|responseFormatIncreased)$|BodyEnumRemoved$|^TransitionClaims|OneEmptyMediaType$/, promises],
  [/^Request(Body|Property)DefaultValue/, defaults],
  [/AnyOfAdded$|AllOfRemoved$|PrefixItems(Added|Removed)$|ReqBodyNewRequiredPropertyNew$/, shapes],
  [/OneOfWrapping|[Dd]iscri[mt]/, oneOf],
  [/^RequestParameterDefaultValue|ParamDefaultValue$|ParamBecameRequired$|ParamRequiredEnabled$|ParameterBCTest\.requiredIncreased$|BodyBecameRequired$|BodyRequiredEnabled$|RequestBodyBCTest\.requiredChanged$|NewPathParam$/, sends],
  [/PropertyBecame(ReadOnly|WriteOnly)$|PropertyWriteOnlyEnabled$|ReadOnlyProperty|field of a \w+ lost$/, lost],
  [/QueryParamTypeNumberToString$/, written],
  [/NotWriteOnly$|WriteOnlyDisabled$|(Read|Write)Only(Required)?Decreased$/, extra],
  [/SuccessStatusAdded$|ApiResponseBCTest\.changedButCompatible$/, moreStatus],
  [/SuccessStatus|ApiResponseBCTest\.decreased$/, anyStatus],
  [/OAuthFlow|openIdConnectUrl/, tokens],
  [/Security(y|Scope)|ComponentSecurityType|SecurityRequirementsBCTest\.decreased$/, bearer],
  [/bearerFormatChanged$|allowEmptyValueDecreased$|^FormatAdded$|ExplodeChanged$/, hints],
  [/TypeStringDeleted$|TypeRemovedNotBreaking$|TypeConstraintRemoved|schema removed$/, undescribed],
  [/Deprecation(Past|NoSunset|PathPast)$|PathDeprecationNoSunset$|Removed(Path|Parameter)For(Alpha|Draft)$/, gone],
  [/Sunset|Stab/, announced],
  [/^Webhook/, incoming],
]

export const reasonTexts = new Set(reasons.map(([, reason]) => reason))

/** The reason for another verdict; undefined if there is none. */
export const reasonFor = ({ test }: { test: string }): string | undefined =>
  reasons.find(([name]) => name.test(test))?.[1]
