import { chakra, Flex } from '@chakra-ui/react'
import { RotateCcw } from 'lucide-react'
import { useId, useState } from 'react'
import { assumptionFacts, assumptionNames, type Profile } from '@/engine/economy/profiles'
import { amountText } from '@/engine/economy/words'
import { LabelWithTerm } from '@/form/Term'
import type { Term } from '@/generated/glossary'
import { formatNumber } from '@/lib/format'
import { titleOf } from '@/lib/value'
import { ObjectLink } from '@/list/ObjectLink'
import { terms } from '@/model/fields/common'
import { idOf } from '@/model/references'
import { useTypedNumber } from '@/parts/filters/useTypedNumber'
import { textLink } from '@/parts/page/panel'
import { Button, IconButton } from '@/ui/Button'
import { CopyButton } from '@/ui/CopyButton'
import { More } from '@/ui/More'
import { Input, ModalDialog, Title } from '@/ui/styled'
import { boundedNumberIn, clearedAssumptions, countEdits, type EconomySearch, mostOf } from './address'
import { ProfileChoice } from './Controls'

interface AssumptionsProps {
  search: EconomySearch
  profile: Profile
  events: readonly object[]
  onSearch: (patch: EconomySearch) => void
  onClose: () => void
}

const firstEvents = 8

/** All assumptions with their reasons, in a sheet at the side. Changes apply at once. */
export function AssumptionsSheet({ search, profile, events, onSearch, onClose }: AssumptionsProps) {
  const titleId = useId()
  const [shown, setShown] = useState(firstEvents)
  const [resets, setResets] = useState(0)
  const edits = countEdits(search)
  const rates = search.rates ?? {}
  const perDay = search.eventsPerDay ?? assumptionFacts.eventsPerDay.defaults[profile]
  const isChanged = (event: object) => Object.hasOwn(rates, idOf('events', event))
  const changedFirst = events.toSorted((a, b) => Number(isChanged(b)) - Number(isChanged(a)))
  const setRate = (event: string, rate: number | undefined) => {
    const { [event]: _, ...others } = rates
    const next = rate === undefined ? others : { ...others, [event]: rate }
    onSearch({ rates: Object.keys(next).length > 0 ? next : undefined })
  }
  return (
    <ModalDialog open closeOnBackdrop onClose={onClose} aria-labelledby={titleId} css={sheet}>
      <Flex
        as="header"
        justify="space-between"
        align="start"
        gap="3"
        px="5"
        py="4"
        borderBottomWidth="1px"
        textStyle="sm"
      >
        <div>
          <Title size="dialog" id={titleId}>
            Assumptions
          </Title>
          <chakra.p color="fg.muted">
            {edits === 0 ? 'Every figure rests on these.' : `Every figure rests on these. ${edits} changed.`}
          </chakra.p>
        </div>
      </Flex>
      <chakra.div flex="1 1 auto" overflowY="auto" px="5" py="4">
        <ProfileChoice profile={profile} onSearch={onSearch} />
        <Title level={3} size="card" mt="5">
          {`What a ${profile} player does`}
        </Title>
        {assumptionNames.map((name) => {
          const { label, reason, isShare, unit, defaults } = assumptionFacts[name]
          const usual = defaults[profile] * (isShare ? 100 : 1)
          return (
            <Row
              key={`${name} ${profile} ${resets}`}
              label={label}
              term={name === 'credits' ? terms.credits : undefined}
              reason={reason}
              unit={unit}
              most={mostOf(name)}
              value={search[name]}
              usual={usual}
              onChange={(value) => onSearch({ [name]: value })}
            />
          )
        })}
        <Title level={3} size="card" mt="5">
          Single events
        </Title>
        {changedFirst.slice(0, shown).map((event) => {
          const id = idOf('events', event)
          return (
            <Row
              key={`${id} ${profile} ${resets}`}
              label={titleOf(event, id)}
              reason={<ObjectLink to={{ type: 'events', id }}>Open the event</ObjectLink>}
              unit="a day"
              most={mostOf()}
              value={rates[id]}
              usual={perDay}
              onChange={(rate) => setRate(id, rate)}
            />
          )
        })}
        <More rest={changedFirst.length - shown} step={50} onClick={() => setShown(shown + 50)} />
        <Title level={3} size="card" mt="5">
          Address
        </Title>
        <chakra.p textStyle="sm" color="fg.muted">
          Everybody who opens this link sees the same figures.{' '}
          <CopyButton text={globalThis.location.href} label="Copy the address" />
        </chakra.p>
      </chakra.div>
      <chakra.footer
        display="flex"
        justifyContent="space-between"
        px="5"
        py="3"
        bg="bg.subtle"
        borderTopWidth="1px"
      >
        <Button
          variant="ghost"
          edge="start"
          disabled={edits === 0}
          onClick={() => {
            // Remounts the fields, so that they drop invalid text.
            setResets(resets + 1)
            onSearch(clearedAssumptions)
          }}
        >
          <RotateCcw size={16} aria-hidden />
          Reset all
        </Button>
        <Button onClick={onClose}>Done</Button>
      </chakra.footer>
    </ModalDialog>
  )
}

interface RowProps {
  label: string
  term?: Term
  reason: React.ReactNode
  unit: string
  most: number
  /** Undefined for the default. */
  value: number | undefined
  usual: number
  onChange: (value: number | undefined) => void
}

function Row({ label, term, reason, unit, most, value, usual, onChange }: RowProps) {
  const id = useId()
  const { input, isWrong, showValue } = useTypedNumber({
    shown: String(round(value ?? usual)),
    read: (text) => boundedNumberIn(text, 0, most),
    onChange: (number) => onChange(number === round(usual) ? undefined : number),
  })
  return (
    <RowBox data-changed={value !== undefined || undefined}>
      <div>
        <LabelWithTerm term={term}>
          <label htmlFor={id}>{label}</label>
        </LabelWithTerm>
        <p id={`${id}reason`} data-wrong={isWrong || undefined}>
          {isWrong ? `Enter a number from 0 to ${formatNumber(most)}.` : reason}
        </p>
      </div>
      <span>
        <Input
          id={id}
          size="sm"
          w="5rem"
          type="text"
          inputMode="decimal"
          aria-describedby={`${id}reason`}
          {...input}
        />
        <small>{unit}</small>
      </span>
      {value === undefined && !isWrong ? (
        <small>default</small>
      ) : (
        <IconButton
          icon={RotateCcw}
          edge="end"
          label={`Reset ${label} to ${amountText(usual)}`}
          onClick={() => {
            showValue()
            onChange(undefined)
          }}
        />
      )}
    </RowBox>
  )
}

const round = (value: number) => Math.round(value * 1e6) / 1e6

const sheet = {
  m: '0',
  ms: 'auto',
  w: 'min(33rem, 100vw)',
  maxW: '100vw',
  h: '100dvh',
  maxH: '100dvh',
  borderRadius: '0',
  overflow: 'hidden',
  '&[open]': { display: 'flex' },
  flexDirection: 'column',
} as const

const RowBox = chakra('div', {
  base: {
    display: 'grid',
    // Fields of all rows are aligned in one column, units in the next one.
    gridTemplateColumns: { base: 'minmax(0, 1fr) 3.5rem', md: 'minmax(0, 1fr) 9.5rem 3.5rem' },
    columnGap: '3',
    rowGap: '1.5',
    alignItems: 'center',
    py: '2.5',
    borderBottomWidth: '1px',
    textStyle: 'sm',
    // On phones the label is above its field.
    '& > div': { gridColumn: { base: '1 / -1', md: 'auto' } },
    '& label': { fontWeight: '600', overflowWrap: 'anywhere' },
    '& p, & small': { textStyle: 'xs', color: 'fg.muted' },
    '& p[data-wrong]': { color: 'danger.text' },
    '& p a': textLink,
    '& > span': {
      display: 'grid',
      gridTemplateColumns: '5rem minmax(0, 1fr)',
      alignItems: 'center',
      gap: '1.5',
    },
    '& > small': { color: 'fg.subtle' },
    '& > :last-child': { justifySelf: 'end' },
    '&[data-changed] label': { color: 'warning.text' },
  },
})
