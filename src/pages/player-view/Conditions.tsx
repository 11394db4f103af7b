import { chakra } from '@chakra-ui/react'
import { CircleCheck, CircleHelp, CircleX, Info } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { conditionRuleOf } from '@/engine/explain/conditions'
import { periodOf } from '@/engine/explain/moments'
import { notesOf } from '@/engine/explain/notes'
import { listedIds, requirementOf } from '@/engine/explain/requirement'
import {
  type Condition,
  type ConditionState,
  countOf,
  type Explained,
  type ObjectId,
  objectKey,
  type Person,
  type State,
} from '@/engine/explain/types'
import type { View } from '@/engine/explain/view'
import { countHint, readCount, stateLabels, thisText } from '@/engine/explain/words'
import { formatNumber, pluralize } from '@/lib/format'
import { plainText, titleOf } from '@/lib/value'
import { capital } from '@/model/words'
import { touchLink } from '@/parts/page/rowStyles'
import { Button } from '@/ui/Button'
import { Badge } from '@/ui/inline'
import { More } from '@/ui/More'
import { Input } from '@/ui/styled'
import { FieldLink, Into, PlayerViewPart } from './parts'
import { useNextFocus } from './useFocus'

/** Texts and icons of the states, in the order of the page. `one` and `many` follow a number. */
const words = {
  unmet: { one: 'fails', many: 'fail', icon: CircleX, color: 'danger.text', tone: 'danger' },
  unknown: {
    one: 'only the server knows',
    many: 'only the server knows',
    icon: CircleHelp,
    color: 'fg.muted',
    tone: 'neutral',
  },
  met: { one: 'passes', many: 'pass', icon: CircleCheck, color: 'success.text', tone: 'success' },
} as const satisfies Record<ConditionState, unknown>
const order = Object.keys(words) as ConditionState[]

interface ConditionsProps {
  view: View
  object: Explained
  person: Person
  onSet: (patch: Partial<Person>) => void
}

/** All conditions of the object, failing ones first. */
export function Conditions(props: ConditionsProps) {
  const asked = props.object.conditions.filter(({ isAsked }) => isAsked)
  const groups = order.map((state) => asked.filter((one) => one.state === state))
  return (
    <PlayerViewPart
      title="Conditions"
      aside={groups.map(([first, ...others]) => {
        if (!first) return null
        const { tone, one, many } = words[first.state]
        return (
          <Badge key={first.state} tone={tone}>
            {pluralize(1 + others.length, one, many)}
          </Badge>
        )
      })}
    >
      <List>
        {groups.flat().map((condition) => (
          <Row key={condition.kind} condition={condition} {...props} />
        ))}
      </List>
      <Notes {...props} />
    </PlayerViewPart>
  )
}

/** Further facts about the object that are not conditions. */
function Notes({ view, object }: ConditionsProps) {
  const notes = notesOf(view, object)
  return notes.map(({ text, objects }) => (
    <chakra.div key={text} mt="2" textStyle="sm" color="fg.muted" display="flex" gap="2">
      <chakra.span mt="0.5" flexShrink="0">
        <Info size={16} aria-hidden />
      </chakra.span>
      <div>
        <p>{text}</p>
        <Objects objects={objects} />
      </div>
    </chakra.div>
  ))
}

/** How many objects are named at first. */
const first = 6

/** Links to the reasons of other objects. */
function Objects({ objects }: { objects: readonly (ObjectId & { name: string; state?: State })[] }) {
  const [isWhole, setWhole] = useState(false)
  if (objects.length === 0) return null
  const rest = objects.length - first
  return (
    <Links>
      {objects.slice(0, isWhole ? undefined : first).map(({ type, id, name, state }) => (
        <li key={`${type} ${id}`}>
          <Into to={{ type, id }}>{name}</Into>
          {state && <span>{` ${stateLabels[state]}`}</span>}
        </li>
      ))}
      {rest > 0 && !isWhole && (
        <li>
          <More rest={rest} onClick={() => setWhole(true)} />
        </li>
      )}
    </Links>
  )
}

function Row(props: ConditionsProps & { condition: Condition }) {
  const { condition, object } = props
  const { kind, state, asks, has, path } = condition
  const { one, icon: Icon, color } = words[state]
  return (
    <li data-state={state}>
      <chakra.span data-part="state" color={color}>
        <Icon size={16} aria-hidden />
        <span>{capital(one)}</span>
      </chakra.span>
      <span data-part="asks" title={conditionRuleOf(kind).rule}>
        {asks}
      </span>
      <span data-part="has">{kind === 'given' ? givenText(props) : has}</span>
      <FieldLink to={{ type: object.type, id: object.id, path }} />
      <Facts {...props} />
    </li>
  )
}

/** The text of a condition without the details that are listed below it. */
function givenText({ view, object, condition: { has } }: ConditionsProps & { condition: Condition }): string {
  const { givers, opensAt } = view.given(object.row)
  if (givers.length === 0) return has
  const [open, perhaps] = (['open', 'perhaps'] as const).map((one) => countOf(givers, one))
  const next = opensAt === undefined ? '' : `, the next one opens on ${view.momentText(opensAt)}`
  return `${formatNumber(open ?? 0)} of ${formatNumber(givers.length)} open${perhaps ? `, ${formatNumber(perhaps)} perhaps` : next}`
}

/** Controls for facts that no list contains: to set, change and reset them. */
function Facts(props: ConditionsProps & { condition: Condition }) {
  const { kind, state } = props.condition
  if (kind === 'missions') return <Finished {...props} />
  if (kind === 'limit') return <Uses {...props} />
  if (kind === 'given')
    return (
      <div data-part="set">
        <Objects objects={props.view.given(props.object.row).givers} />
      </div>
    )
  const { unknown } = conditionRuleOf(kind)
  return (
    <>
      {state !== 'met' && <Missing {...props} />}
      {state === 'unknown' && unknown && <p data-part="set">{unknown}</p>}
    </>
  )
}

/** The objects that the player lacks for a condition, with links to their own pages. */
function Missing({ view, condition: { missing = [] } }: ConditionsProps & { condition: Condition }) {
  const objects = missing.flatMap(({ type, id }) => {
    const row = view.programme.find(type, id)
    return row ? [view.explain(type, row)] : []
  })
  return (
    objects.length > 0 && (
      <div data-part="set">
        <Objects objects={objects} />
      </div>
    )
  )
}

/** Controls for which of the required missions the player has finished. */
function Finished({ object, view: { programme }, person, onSet }: ConditionsProps) {
  const next = useNextFocus(object)
  const required = listedIds(requirementOf(object.row).missions)
  if (required.length === 0) return null
  return (
    <chakra.div data-part="set">
      {required.map((id) => {
        const isFinished = person.finished.includes(id)
        const name = titleOf(programme.find('missions', id) ?? {}, id)
        const finished = isFinished ? person.finished.filter((one) => one !== id) : [...person.finished, id]
        return (
          <Button
            key={id}
            variant="outline"
            size="sm"
            onClick={({ currentTarget }) => {
              next.current = currentTarget
              onSet({ finished })
            }}
          >
            {isFinished ? `Take back that ${name} is finished` : `${person.name} has finished ${name}`}
          </Button>
        )
      })}
    </chakra.div>
  )
}

/** Controls for how often the player has used the object in the current period. */
function Uses({ object, person, onSet }: ConditionsProps) {
  const id = useId()
  const key = objectKey(object)
  const said = person.used[key]
  const [typed, setTyped] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const next = useNextFocus(object)
  const text = typed ?? plainText(said)
  const about = `how often ${object.name} was used`
  const count = readCount(text)
  const isWrong = text.trim() !== '' && count === undefined
  const set = (used: Person['used']) => {
    next.current = input.current
    onSet({ used })
    setTyped(undefined)
  }
  return (
    <chakra.form
      data-part="set"
      onSubmit={(event) => {
        event.preventDefault()
        if (count !== undefined) set({ ...person.used, [key]: count })
      }}
    >
      <label htmlFor={id}>{`How often ${thisText(periodOf(object.row))}?`}</label>
      <Input
        ref={input}
        id={id}
        size="sm"
        w="5rem"
        inputMode="numeric"
        autoComplete="off"
        {...(isWrong && { 'aria-invalid': true, 'aria-describedby': `${id}-help` })}
        value={text}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button
        type="submit"
        variant="outline"
        size="sm"
        disabled={count === undefined || count === said}
        {...(said !== undefined && { 'aria-label': `Change ${about}` })}
      >
        {said === undefined ? 'Set' : 'Change'}
      </Button>
      {said !== undefined && (
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Reset ${about}`}
          onClick={() => {
            const { [key]: _, ...others } = person.used
            set(others)
          }}
        >
          Reset
        </Button>
      )}
      {isWrong && <span id={`${id}-help`}>{countHint}</span>}
    </chakra.form>
  )
}

const Links = chakra('ul', {
  base: {
    listStyleType: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    '& a': {
      ...touchLink,
      fontWeight: '600',
    },
  },
})

const List = chakra('ul', {
  base: {
    listStyleType: 'none',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        md: '8rem minmax(0, 3fr) minmax(0, 2fr) 13rem',
      },
      columnGap: '3',
      rowGap: '1',
      alignItems: 'center',
      minH: '40px',
      px: '2',
      mx: '-2',
      py: '1.5',
      borderBottomWidth: '1px',
      textStyle: 'sm',
      overflowWrap: 'anywhere',
      _last: { borderBottomWidth: '0' },
    },
    '& > li[data-state=unmet]': {
      bg: 'danger.subtle',
      borderRadius: 'md',
      borderColor: 'transparent',
      _highContrast: { outline: '1px solid CanvasText', outlineOffset: '-1px' },
    },
    '& [data-part=state]': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      fontWeight: '600',
    },
    '& [data-part=asks]': { fontWeight: '600' },
    '& [data-part=has]': { color: 'fg.muted' },
    '& > li[data-state=unmet] [data-part=has]': { color: 'danger.text', fontWeight: '600' },
    '& [data-part=link]': {
      gridColumn: { base: '1 / -1', md: 'auto' },
      ...touchLink,
      justifyContent: { md: 'end' },
      gap: '1',
      fontWeight: '600',
      _print: { display: 'none' },
    },
    '& [data-part=set]': {
      gridColumn: { base: '1 / -1', md: '2 / -1' },
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      color: 'fg.muted',
      _print: { display: 'none' },
    },
  },
})
