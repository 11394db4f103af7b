import { chakra } from '@chakra-ui/react'
import type { NamedObject } from '@/engine/plan/types'
import { entityOf } from '@/entities/registry'
import { wideRow } from '@/parts/page/rowStyles'
import { ObjectCells } from '@/ui/ObjectCells'

/** One object: tile, name and id, reason or change, state, and a button. A card on phones. */
export const PlanListRow = chakra('li', {
  base: {
    position: 'relative',
    borderBottomWidth: '1px',
    // The browser does not render rows that are out of view. They reserve the height of most rows, so that nothing moves later.
    contentVisibility: 'auto',
    containIntrinsicSize: { base: 'auto 75px', md: 'auto 57px' },
    '&[data-mark]::before': {
      content: '""',
      position: 'absolute',
      insetStart: '0',
      insetBlock: '0',
      w: '3px',
      bg: 'accent.mark',
    },
    '&[data-mark=danger]::before': { bg: 'danger' },
    '&[data-open]': { bg: 'bg.subtle' },
    '&[data-now]': { bg: 'accent.subtle' },
    '& > [data-part=line]': {
      ...wideRow,
      gridTemplateColumns: {
        base: '32px minmax(0, 1fr) auto',
        md: '32px minmax(0, 5fr) minmax(0, 7fr) 108px 32px',
      },
      alignItems: { base: 'start', md: 'center' },
      rowGap: { base: '2px', md: '0' },
      py: { base: '10px', md: '1' },
    },
    '& > [data-part=line] > span:first-of-type': { gridRow: { base: '1 / 3', md: 'auto' } },
    '& [data-part=who]': { gridColumn: { base: '2', md: 'auto' } },
    '& [data-part=who] > small': {
      fontFamily: 'mono',
      textStyle: 'xs',
      truncate: true,
      _print: { whiteSpace: 'normal' },
    },
    '& [data-part=who] > b': { _print: { overflowWrap: 'anywhere' } },
    '& [data-part=why]': {
      minW: '0',
      gridColumn: { base: '2 / -1', md: 'auto' },
      gridRow: { base: '2', md: 'auto' },
      textStyle: 'sm',
      color: 'fg.muted',
      overflowWrap: 'anywhere',
      '& > small': { display: { base: 'inline', md: 'block' }, fontSize: 'xs', lineHeight: '16px' },
      '& > [data-part=fields]': { display: 'block' },
      _empty: { display: { base: 'none', md: 'block' } },
    },
    '& [data-part=status]': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      minH: '20px',
      gridRow: { base: '1', md: 'auto' },
      gridColumn: { base: '3', md: 'auto' },
      textStyle: 'xs',
      fontWeight: '600',
      whiteSpace: 'nowrap',
    },
    '& [data-part=act]': {
      justifySelf: 'end',
      gridRow: { base: '2', md: 'auto' },
      gridColumn: { base: '3', md: 'auto' },
      // 44 px high for touch, without making its line of text higher.
      mt: { base: '-2px', md: '0' },
      mb: { base: '-10px', md: '0' },
    },
    '& [data-part=line]:has([data-part=act]) > [data-part=why]': {
      gridColumn: { base: '2', md: 'auto' },
    },
    // Phones show full names.
    '@media screen and (max-width: 47.5rem)': {
      '& [data-part=who] > b': { whiteSpace: 'normal', overflowWrap: 'anywhere', lineClamp: '2' },
      '& [data-part=who] > small': { display: 'none' },
      // The button ends at the edge of the row, which would clip a focus ring beyond it.
      '& [data-part=act] > button': { me: '-3' },
    },
  },
  variants: {
    dense: {
      true: {
        containIntrinsicSize: { base: 'auto 75px', md: 'auto 41px' },
        // The text of a row is short while a plan runs and when it is done, so names have the space.
        '& > [data-part=line]': {
          minH: 'rowCompact',
          gridTemplateColumns: { md: '32px minmax(0, 3fr) minmax(0, 1fr) 108px 32px' },
        },
        '& [data-part=who]': { display: { md: 'flex' }, alignItems: 'baseline', gap: '2' },
        // The id stays in view beside a long name.
        '& [data-part=who] > b': { flexShrink: '0', maxW: { md: '70%' } },
      },
    },
  },
})

/** Style of the area below a row, with the problem and what the user can do. */
export const belowRow = {
  mx: 'inset',
  ms: { base: '3', md: '64px' },
  mb: '3',
} as const

/** A note below a row, with the problem and what the user can do. */
export const RowMessage = chakra('div', {
  base: {
    ...belowRow,
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '2',
    ps: '3',
    pe: '2',
    py: '2',
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: 'transparent',
    textStyle: 'sm',
    overflowWrap: 'anywhere',
    '& > svg': { flexShrink: '0' },
    '& > p, & > div': { flex: { base: '1 0 calc(100% - 24px)', md: '1' }, minW: '0' },
    '& > button': { flex: { base: '1', md: '0 0 auto' }, color: 'fg' },
  },
  variants: {
    tone: {
      danger: { bg: 'danger.subtle', color: 'danger.text' },
      warning: { bg: 'warning.subtle', color: 'warning.text' },
    },
  },
})

/** The start of a row: the tile of the type, name and id of the object. */
export function RowObject({ object, size }: { object: NamedObject; size: 28 | 32 }) {
  return (
    <ObjectCells
      tile={entityOf(object.type).list}
      size={size}
      name={object.name}
      text={
        <code dir="auto" translate="no" title={object.id}>
          {object.id}
        </code>
      }
      data-part="who"
    />
  )
}
