import { Box, chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { Check, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { entityOf } from '@/entities/registry'
import { linkToNew, ObjectLink } from '@/list/ObjectLink'
import { Button } from '@/ui/Button'
import { Title } from '@/ui/styled'
import type { SetupStep } from './steps'

interface ChecklistProps {
  steps: readonly SetupStep[]
  account: string
  canWrite: boolean
  /** The illustration beside the steps. */
  art: ReactNode
}

/** The steps from an empty account to the first prize. */
export function Checklist({ steps, account, canWrite, art }: ChecklistProps) {
  const done = steps.filter(({ isDone }) => isDone).length
  const current = steps.find(({ isDone }) => !isDone)
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
      flex="1"
      borderTopWidth="1px"
    >
      <chakra.section aria-label="Steps" px="inset" py="5">
        <chakra.div display="flex" alignItems="center" gap="3" mb="4">
          <Box
            flex="1"
            h="6px"
            borderRadius="full"
            bg="bg.muted"
            overflow="hidden"
            outline="1px solid transparent"
            aria-hidden
          >
            <Box
              h="100%"
              bg="accent.mark"
              borderRadius="full"
              forcedColorAdjust="none"
              style={{ width: `${(done / steps.length) * 100}%` }}
            />
          </Box>
          <chakra.span textStyle="sm" color="fg.muted" whiteSpace="nowrap">
            {`${done} of ${steps.length} done`}
          </chakra.span>
        </chakra.div>
        <chakra.ol listStyleType="none" display="grid" gap="1">
          {steps.map((step, index) => (
            <Item
              key={step.key}
              step={step}
              number={index + 1}
              isCurrent={step === current}
              action={<Action step={step} account={account} canWrite={canWrite} isMain={step === current} />}
            />
          ))}
        </chakra.ol>
        {!canWrite && (
          <chakra.p mt="4" textStyle="sm" color="fg.muted">
            You have read-only access to this account: somebody who can write takes these steps.
          </chakra.p>
        )}
      </chakra.section>
      <chakra.div
        bg="art"
        position="relative"
        display={{ base: 'none', lg: 'block', _print: 'none' }}
        overflow="hidden"
        aria-hidden
      >
        <chakra.div position="absolute" inset="0">
          {art}
        </chakra.div>
      </chakra.div>
    </chakra.div>
  )
}

interface ItemProps {
  step: SetupStep
  number: number
  isCurrent: boolean
  action: ReactNode
}

function Item({ step, number, isCurrent, action }: ItemProps) {
  const { title, text, isDone } = step
  return (
    <chakra.li
      aria-current={isCurrent ? 'step' : undefined}
      display="grid"
      gridTemplateColumns="28px minmax(0, 1fr)"
      columnGap="4"
      px={{ base: '2', md: '3' }}
      py={isCurrent ? '4' : '2.5'}
      mx={{ base: '-2', md: '-3' }}
      borderWidth="1px"
      borderRadius="lg"
      borderColor={isCurrent ? 'border.strong' : 'transparent'}
      bg={isCurrent ? 'bg.subtle' : undefined}
    >
      <Mark data-state={isDone ? 'done' : isCurrent ? 'current' : 'open'}>
        {isDone ? <Check size={14} role="img" aria-label="Done" /> : number}
      </Mark>
      <chakra.div
        display="flex"
        flexDirection={isCurrent ? 'column' : { base: 'column', md: 'row' }}
        alignItems={isCurrent ? 'flex-start' : { base: 'flex-start', md: 'center' }}
        columnGap="4"
        rowGap={isCurrent ? '3' : '2'}
        minW="0"
      >
        <chakra.div flex="1" minW="0">
          <Title size={isCurrent ? 'section' : 'card'} color={isDone ? 'fg.muted' : 'fg'}>
            {title}
          </Title>
          <chakra.p textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {text}
          </chakra.p>
        </chakra.div>
        {!isDone && action}
      </chakra.div>
    </chakra.li>
  )
}

interface ActionProps {
  step: SetupStep
  account: string
  canWrite: boolean
  isMain: boolean
}

/** The button of a setup step. The last step has an explanation instead. */
function Action({ step, account, canWrite, isMain }: ActionProps) {
  if (step.key === 'send') return isMain ? <HowToSend account={account} /> : <ShowKey account={account} />
  if (!step.creates || !canWrite) return null
  const { singular } = entityOf(step.creates).list
  return (
    <Button asChild size={isMain ? undefined : 'sm'} variant={isMain ? 'primary' : 'outline'}>
      <Link {...linkToNew(step.creates)}>
        <Plus size={16} aria-hidden />
        <span>{`Add ${singular}`}</span>
      </Link>
    </Button>
  )
}

const HowToSend = ({ account }: { account: string }) => (
  <chakra.div textStyle="sm">
    <chakra.ol ps="5" listStyleType="decimal" display="grid" gap="1">
      <li>Copy the API key from the form of the account, under API access.</li>
      <li>Let your app send the id of the event and the id of a player, with this key.</li>
      <li>Look at the strip at the top: the figures follow within five seconds.</li>
    </chakra.ol>
    <chakra.div mt="3">
      <ShowKey account={account} />
    </chakra.div>
  </chakra.div>
)

/** A link to the API key in the form of the account. */
const ShowKey = ({ account }: { account: string }) => (
  <Button asChild size="sm" variant="outline">
    <ObjectLink to={{ type: 'accounts', id: account, path: 'apikey' }}>Show the API key</ObjectLink>
  </Button>
)

const Mark = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '28px',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'border.control',
    textStyle: 'sm',
    fontWeight: '600',
    color: 'fg.muted',
    '&[data-state=done]': { bg: 'success.subtle', borderColor: 'success', color: 'success.text' },
    '&[data-state=current]': {
      bg: 'primary',
      borderColor: 'primary',
      color: 'primary.fg',
      forcedColorAdjust: 'none',
    },
  },
})
