import { chakra, Flex } from '@chakra-ui/react'
import { PowerOff } from 'lucide-react'
import type { PlanVerb, QueueOrigin, QueueState } from '@/engine/plan/types'
import { formatNumber, pluralize } from '@/lib/format'
import { fieldsOf } from '@/lib/value'
import { plan } from '@/parts/plan/planned'
import { Button } from '@/ui/Button'
import { Title } from '@/ui/styled'
import type { ProgressCounts } from './progress'
import { type StatusName, statusLabelOf } from './Status'

interface CellsProps {
  counts: ProgressCounts
  rest?: QueueOrigin['rest']
  isStopped: boolean
  verb: PlanVerb
}

const none = { blocked: 0, leftOut: 0, unchanged: 0 }

/** The results in numbers. */
export function Cells({ counts, rest = none, isStopped, verb }: CellsProps) {
  const isRevert = verb === 'revert'
  const cells: readonly [name: StatusName, words: string, count: number][] = [
    ['created', isRevert ? 'brought back' : 'created', counts.created],
    ['updated', isRevert ? 'reverted' : 'updated', counts.updated],
    ['deleted', 'deleted', counts.deleted],
    ['unchanged', 'unchanged', counts.unchanged + rest.unchanged],
    ['failed', 'failed', counts.failed - counts.unconfirmed],
    ['unconfirmed', 'not confirmed', counts.unconfirmed],
    ['skipped', 'skipped', counts.skipped],
    [isStopped ? 'undone' : 'held', isStopped ? 'not done' : 'waiting', counts.waiting],
    ['leftOut', 'left out', rest.leftOut],
    ['blocked', 'blocked', rest.blocked],
  ]
  return (
    <chakra.dl display="flex" flexWrap="wrap" columnGap="5" rowGap="1" textStyle="sm">
      {cells
        .filter(([, , count]) => count > 0)
        .map(([name, words, count]) => {
          const { icon: Icon, color } = statusLabelOf(name)
          return (
            <Flex key={name} direction="row-reverse" align="center" gap="1.5">
              <chakra.dt color="fg.muted">{words}</chakra.dt>
              <chakra.dd display="inline-flex" alignItems="center" gap="1.5" fontWeight="600">
                <chakra.span display="inline-flex" color={color}>
                  {Icon && <Icon size={14} aria-hidden />}
                </chakra.span>
                <span>{formatNumber(count)}</span>
              </chakra.dd>
            </Flex>
          )
        })}
    </chakra.dl>
  )
}

/** The next steps after a copy or an import whose new objects are inactive. */
export function LeftToDo({ state }: { state: QueueState }) {
  const isArrival = state.verb === 'copy' || state.verb === 'import'
  const arrived = state.steps.filter(
    ({ key, action, isSecondPass, object }) =>
      action === 'create' &&
      !isSecondPass &&
      state.states[key]?.outcome === 'created' &&
      fieldsOf(object).isAvailable === false,
  )
  if (!isArrival || !state.origin?.arriveInactive || arrived.length === 0) return null
  const { source } = state.origin
  const objects = arrived.map(({ type, id }) => ({ type, id }))
  const activate = () =>
    plan({ kind: 'edit', account: state.account, objects, edit: { set: 'isAvailable', value: true } }, source)
  return (
    <>
      <Title px="inset" pt="6" pb="2">
        What is left to do there
      </Title>
      <Flex
        align="center"
        wrap={{ base: 'wrap', md: 'nowrap' }}
        gap="3"
        mx="inset"
        px="3"
        py="2.5"
        borderWidth="1px"
        borderRadius="md"
      >
        <chakra.span
          display="grid"
          placeItems="center"
          flexShrink="0"
          boxSize="32px"
          borderRadius="md"
          bg="bg.muted"
          color="fg.muted"
        >
          <PowerOff size={16} aria-hidden />
        </chakra.span>
        <chakra.div flex="1" minW="12rem">
          <chakra.b display="block" fontWeight="600">
            {pluralize(objects.length, 'new object is inactive', 'new objects are inactive')}
          </chakra.b>
          <chakra.span textStyle="sm" color="fg.muted">
            They arrived switched off, as you chose. What was there before keeps its own switch.
          </chakra.span>
        </chakra.div>
        <Button variant="outline" size="sm" onClick={activate}>
          {`Activate ${formatNumber(objects.length)}`}
        </Button>
      </Flex>
    </>
  )
}
