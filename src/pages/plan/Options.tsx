import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import type { PlanOptions, Step } from '@/engine/plan/types'
import { entityOf } from '@/entities/registry'
import { pluralize } from '@/lib/format'
import { setOptions } from '@/parts/plan/planned'
import { Switch } from '@/ui/Switch'
import { Title } from '@/ui/Title'

interface CopyOptionsProps {
  options: PlanOptions
  steps: readonly Step[]
  /** The number of objects that keep an availability that the source does not have. */
  keeping: number
}

/** Options for copies and imports, and the order of the calls. */
export function CopyOptions({ options, steps, keeping }: CopyOptionsProps) {
  const titles = [...new Set(steps.map(({ type }) => entityOf(type).list.title))]
  return (
    <>
      <Title size="card">Options</Title>
      <Option
        label="Arrive inactive"
        text="New objects only: players see nothing until you activate them."
        name="arriveInactive"
        options={options}
      />
      <Option
        label="Compare availability"
        text={`Off: existing objects keep theirs.${keeping > 0 ? ` It differs for ${pluralize(keeping, 'object')}.` : ''}`}
        name="takeAvailability"
        options={options}
      />
      <Option
        label="Keep image addresses"
        text="Pictures keep their addresses. Off: copies of them are uploaded."
        name="keepImageAddresses"
        options={options}
      />
      {titles.length > 0 && (
        <>
          <Title size="card">Order</Title>
          <Order>
            {titles.map((title) => (
              <li key={title}>{title}</li>
            ))}
          </Order>
          <chakra.p textStyle="xs" color="fg.muted">
            An object comes after those that it needs. If one fails, the others go on, and you can retry it.
          </chakra.p>
        </>
      )}
    </>
  )
}

interface OptionProps {
  label: string
  text: string
  name: keyof PlanOptions
  options: PlanOptions
}

function Option({ label, text, name, options }: OptionProps) {
  const id = useId()
  return (
    <chakra.div
      display="flex"
      gap="3"
      px="3"
      py="2"
      borderWidth="1px"
      borderRadius="md"
      bg="bg.subtle"
      textStyle="sm"
    >
      <chakra.label htmlFor={id} flex="1" cursor="pointer" fontWeight="550">
        <span>{label}</span>
        <chakra.span id={`${id}-text`} display="block" textStyle="xs" fontWeight="400" color="fg.muted">
          {text}
        </chakra.span>
      </chakra.label>
      <Switch
        id={id}
        aria-describedby={`${id}-text`}
        checked={options[name] === true}
        onChange={(isOn) => setOptions({ ...options, [name]: isOn })}
      />
    </chakra.div>
  )
}

const Order = chakra('ol', {
  base: {
    display: 'grid',
    gap: '2',
    listStyleType: 'none',
    counterReset: 'order',
    textStyle: 'sm',
    color: 'fg.muted',
    '& > li': { display: 'flex', gap: '2', counterIncrement: 'order' },
    '& > li::before': {
      content: 'counter(order)',
      flexShrink: '0',
      boxSize: '20px',
      py: '3px',
      borderRadius: 'full',
      bg: 'bg.muted',
      fontSize: '2xs',
      fontWeight: '600',
      lineHeight: '14px',
      textAlign: 'center',
    },
  },
})
