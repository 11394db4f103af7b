import { chakra, Grid } from '@chakra-ui/react'
import { Check, CircleAlert, LoaderCircle } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { LoadedList } from '@/entities/useLists'
import { formatNumber } from '@/lib/format'
import { PartHead, Quiet, RowSkeletons } from '@/parts/page/panel'
import { Button } from '@/ui/Button'
import { ProgressBar } from '@/ui/styled'

interface CheckProgressProps {
  lists: readonly LoadedList[]
  /** Stops loading the remaining lists. */
  onStop: () => void
  /** Whether 'Stop' takes the focus, because it replaces a button that had it. */
  takesFocus: boolean
  /** Shows no names of lists, because the findings so far are shown below. */
  isShort: boolean
}

/** The progress of loading the lists. The check itself takes no time worth showing. */
export function CheckProgress({ lists, onStop, takesFocus, isShort }: CheckProgressProps) {
  const stop = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) stop.current?.focus({ preventScroll: true })
  }, [takesFocus])
  const arrived = lists.filter(({ isLoading }) => !isLoading).length
  const next = lists.find(({ isLoading }) => isLoading)
  return (
    <>
      <chakra.section px="inset" py="4" borderBottomWidth="1px" minH={answerHeight}>
        <PartHead
          id="check-loading"
          title={next ? `Reading ${next.entity.list.title.toLowerCase()}` : 'Checking'}
          aside={
            <>
              <Quiet fontVariantNumeric="tabular-nums">{`${arrived} of ${lists.length} lists`}</Quiet>
              {isShort && <Quiet hideBelow="md">New findings appear here while lists load</Quiet>}
            </>
          }
          action={
            next && (
              <Button variant="outline" size="sm" ref={stop} onClick={onStop}>
                Stop
              </Button>
            )
          }
          css={{ rowGap: '0', minH: { base: '44px', md: '32px' }, mb: '0', flexWrap: 'nowrap' }}
        />
        <ProgressBar w="100%" my="3" label="Lists read" max={lists.length} value={arrived} />
        {!isShort && (
          <Grid
            as="ul"
            templateColumns={{
              base: 'repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))',
              md: 'repeat(auto-fill, minmax(13rem, 1fr))',
            }}
            columnGap={{ base: '5', md: '8' }}
            listStyle="none"
            textStyle="sm"
            fontWeight="550"
          >
            {lists.map((list) => (
              <Grid
                as="li"
                key={list.type}
                templateColumns="16px auto minmax(0, 1fr)"
                alignItems="center"
                gap="2.5"
                minH="32px"
                color={list.isLoading ? 'fg.muted' : 'fg'}
              >
                <State list={list} />
                <span>{list.entity.list.title}</span>
                <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums" textAlign="end">
                  {list.rows && `${formatNumber(list.rows.length)}${list.isPartial ? ' and more' : ''}`}
                </chakra.span>
              </Grid>
            ))}
          </Grid>
        )}
      </chakra.section>
      {!isShort && (
        <chakra.div px="inset" py="4">
          <RowSkeletons count={4} isTall />
        </chakra.div>
      )}
    </>
  )
}

/** The height of the progress and of the sentence that replaces it, so that the findings below do not move. */
export const answerHeight = { base: '110px', md: '86px' }

function State({ list }: { list: LoadedList }) {
  if (list.error !== undefined)
    return (
      <chakra.span display="grid" color="danger.text">
        <CircleAlert size={16} aria-label="Failed" />
      </chakra.span>
    )
  if (!list.isLoading)
    return (
      <chakra.span display="grid" color="success.text">
        <Check size={16} aria-label="Read" />
      </chakra.span>
    )
  return (
    <chakra.span display="grid" color="accent.text" animation="spin 900ms linear infinite">
      <LoaderCircle size={16} aria-hidden />
    </chakra.span>
  )
}
