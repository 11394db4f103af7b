import { chakra } from '@chakra-ui/react'
import { useSelector } from '@tanstack/react-store'
import { CircleAlert } from 'lucide-react'
import { memo } from 'react'
import * as z from 'zod/mini'
import { places } from '@/stored/places'
import { stored } from '@/stored/stored'
import { FigureList } from './FigureList'
import { useStatistics } from './useStatistics'

/**
 * The statistics record of the selected account or of all accounts (rule STATS-1). Changes are not announced; screen
 * readers can read the figures as a description list. The strip keeps its height when it has nothing to show.
 */
export const StatisticsStrip = memo(({ accountName }: { accountName: string | undefined }) => {
  const { whose, account, figures, error, changed } = useStatistics()
  const [abbreviated, toggle] = useAbbreviation()
  if (whose === 'none') return <EmptyStrip />

  return (
    <Strip aria-label="Statistics" data-part="statistics">
      <div data-part="inner">
        <div
          data-part="scope"
          data-error={error !== undefined || undefined}
          data-alone={!figures || undefined}
        >
          {error === undefined ? (
            <>
              <i aria-hidden />
              <span data-part="whose">{whose === 'all' ? 'All accounts' : accountName || account}</span>
            </>
          ) : (
            <>
              <CircleAlert size={14} aria-hidden />
              <span data-part="error" role="status" title={error}>
                {error}
              </span>
            </>
          )}
        </div>
        {(figures || !error) && <FigureList figures={figures} changed={changed} abbreviated={abbreviated} />}
        {(figures || !error) && (
          <div data-part="toggle">
            <button
              type="button"
              aria-pressed={abbreviated}
              aria-label="Abbreviate figures (1K)"
              title={abbreviated ? 'Show full figures' : 'Abbreviate figures'}
              onClick={toggle}
            >
              1K
            </button>
          </div>
        )}
      </div>
    </Strip>
  )
})

/** Keeps the height of the strip. */
export const EmptyStrip = () => <Strip as="div" aria-hidden />

const Strip = chakra('section', {
  base: {
    h: 'stats',
    bg: 'bg.panel',
    borderBottomWidth: '1px',
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollbarWidth: 'none',
    // The fade indicates that the list scrolls on a small screen.
    maskImage: { base: 'linear-gradient(90deg, #000 88%, transparent)', md: 'none' },
    '& > [data-part=inner]': {
      display: 'flex',
      alignItems: 'stretch',
      minW: 'max-content',
      maxW: 'frame',
      mx: 'auto',
      h: '100%',
    },
    '& [data-part=scope]': {
      display: { base: 'none', md: 'flex' },
      position: 'sticky',
      left: '0',
      zIndex: '1',
      flexShrink: '0',
      alignItems: 'center',
      gap: '2',
      w: { base: 'auto', md: '184px', lg: 'nav' },
      ps: { base: '3', md: '5' },
      pe: '2',
      bg: 'bg.panel',
      fontSize: 'xs',
      fontWeight: '550',
      color: 'fg.muted',
      '& > i': {
        flexShrink: '0',
        boxSize: '7px',
        borderRadius: 'full',
        bg: 'success',
        boxShadow: '0 0 0 3px {colors.success.subtle}',
      },
      '& > svg': { flexShrink: '0' },
      // On small screens too the error is shown, before the figures.
      '&[data-error]': { display: 'flex', color: 'danger.text', w: { base: '184px', lg: 'nav' } },
      '&[data-alone][data-error]': { w: 'auto', maxW: '100vw' },
    },
    '& [data-part=whose]': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& [data-part=error]': { textStyle: '2xs', lineClamp: '3', overflowWrap: 'anywhere' },
    '& [data-part=toggle]': {
      position: { base: 'static', md: 'sticky' },
      right: '0',
      flexShrink: '0',
      display: 'flex',
      alignItems: 'center',
      ps: '2',
      pe: { base: '12vw', md: '4' },
      bg: 'bg.panel',
      // Figures that do not fit scroll out of view here.
      _before: {
        content: '""',
        display: { base: 'none', md: 'block' },
        position: 'absolute',
        insetBlock: '0',
        right: '100%',
        w: '3',
        bgImage: 'linear-gradient(90deg, transparent, {colors.bg.panel})',
        pointerEvents: 'none',
      },
      '& > button': {
        h: '6',
        minW: '34px',
        px: '7px',
        borderWidth: '1px',
        borderColor: 'border.control',
        borderRadius: 'sm',
        fontSize: '2xs',
        fontWeight: '600',
        color: 'fg.muted',
        cursor: 'pointer',
        _hover: { bg: 'bg.hover' },
        '&[aria-pressed=true]': { bg: 'primary.subtle', color: 'primary.text' },
      },
    },
  },
})

const abbreviate = stored(places.abbreviate, z.enum(['on', 'off']), 'on')

/** Whether figures are abbreviated. On by default; the choice is stored (decision F2). */
function useAbbreviation(): [on: boolean, toggle: () => void] {
  const on = useSelector(abbreviate.atom()) === 'on'
  return [on, () => void abbreviate.set(on ? 'off' : 'on')]
}
