import { defineStyle, type SystemStyleObject } from '@chakra-ui/react'
import { copyButton } from '@/ui/CopyButton'
import { families } from '@/ui/EntityTile'
import { thumbStyle } from '@/ui/Thumb'
import { hueOf } from '@/ui/theme/recipes/display'

/** The container name of the panel. Up to this width (744 px at 16 px per rem) rows are cards. */
export const listContainer = 'list'
export const cards = `@container ${listContainer} (max-width: 46.49rem)`
const narrow = `@container ${listContainer} (max-width: 56.24rem)`

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
const onlyHeard = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  p: '0',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const

const head = defineStyle({
  '& th': { position: 'relative', whiteSpace: 'nowrap' },
  '& th[data-kind=number]': { width: '8.5rem', textAlign: 'end' },
  '& th[data-kind=text], & th[data-kind=status]': { width: '10rem' },
  '& th[data-kind=dateTime]': { width: '11rem' },
  '& th[data-kind=actions]': { width: '8.25rem', textAlign: 'end' },
  '& [data-part=sort]': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: '6',
    borderRadius: 'sm',
    color: 'inherit',
    cursor: 'pointer',
    '& svg': { color: 'accent.text' },
    _hover: { color: 'fg' },
  },
  // In number columns the arrow comes before the label, so that the label aligns with the numbers.
  '& [data-kind=number] [data-part=sort]': { flexDirection: 'row-reverse' },
  '& [data-part=idle]': {
    opacity: '0',
    '[data-part=sort]:hover > &, [data-part=sort]:focus-visible > &': { opacity: '0.45' },
  },
  '& [data-kind=number] [data-part=idle]': { marginStart: '-1.375rem' },
})

const body = defineStyle({
  // A mark or a link can cover the whole row.
  '& tbody tr': { position: 'relative' },
  '& tbody tr:hover > td': { bg: 'bg.hover' },
  // Without a footer, the panel's border replaces that of the last row.
  '&:last-child tbody tr:last-of-type': { '&, & > td': { borderBottomColor: 'transparent' } },
  '& td[data-kind=number]': { textAlign: 'end' },
  '& td[data-kind=actions]': { px: '0', pe: '2.5', textAlign: 'end', whiteSpace: 'nowrap' },
  '& [data-part=identity]': { display: 'flex', alignItems: 'center', gap: '3', minW: '0' },
  // Inter's tabular figures would widen the hyphens in names.
  '& [data-part=words]': { flex: '1', minW: '0', fontVariantNumeric: 'normal' },
  '& :is([data-part=title], [data-part=more])': { display: 'flex', alignItems: 'center', minW: '0' },
  '& [data-part=title]': { columnGap: '2' },
  '& [data-part=name]': { textStyle: 'name', minW: '0', ...oneLine },
  // 24 px high for the pointer (WCAG 2.5.8). The copy button below does not overlap it.
  '& a[data-part=name]': {
    mt: '-6px',
    mb: '-2px',
    pt: '6px',
    pb: '2px',
    borderRadius: '3px',
    textUnderlineOffset: '3px',
    '&:is(:hover, :focus-visible)': { color: 'primary.text', textDecoration: 'underline' },
    _focusVisible: { outlineOffset: '0' },
  },
  '& [data-part=state]': { flexShrink: '0' },
  '& [data-part=more]': { mt: 'px', textStyle: 'sm', color: 'fg.muted' },
  '& [data-part=id]': { maxW: '45%', flexShrink: '0', fontFamily: 'mono', fontSize: 'xs', ...oneLine },
  '& [data-part=description]': { minW: '0', ...oneLine },
  '& [data-part=copy] + [data-part=description]::before': { content: '"·"', ms: '1', me: '2' },
  '& [data-part=text]': { display: 'block', ...oneLine },
  '& [data-part=faint]': { color: 'fg.subtle' },
  '& [data-part=bone]': { display: 'inline-block', verticalAlign: 'middle', flexShrink: '0' },
  '& td[data-kind=actions] > [data-part=bone]': { me: '1.5' },
  '& [data-part=words] > [data-part=bone]': { display: 'block' },
  '& [data-part=words] > [data-part=bone] + [data-part=bone]': { mt: '2.5' },
})

const asCards = defineStyle({
  '&, & thead, & tbody': { display: 'block' },
  '& thead tr': {
    display: 'flex',
    columnGap: '5',
    px: '3',
    borderBlockWidth: '1px',
    bg: 'bg.subtle',
    overflowX: 'auto',
  },
  '& thead th[data-kind]': {
    display: 'flex',
    alignItems: 'center',
    w: 'auto',
    h: 'auto',
    p: '0',
    borderWidth: '0',
  },
  '& thead th[data-kind=name]': { flex: '1' },
  '& thead th[data-kind=actions]': onlyHeard,
  '& [data-part=sort]': { minH: 'control.lg', minW: '6' },
  '& tbody tr': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    pt: '10px',
    pb: '9px',
    ps: '72px',
    pe: '5.75rem',
    borderBottomWidth: '1px',
  },
  '& tbody tr:hover': { '&, & > td': { bg: 'bg.hover' } },
  '& tbody td[data-kind]': {
    display: 'block',
    h: 'auto',
    minW: '80px',
    mt: '3px',
    p: '0',
    borderWidth: '0',
    textAlign: 'start',
    textStyle: 'xs',
    lineHeight: '1.125rem',
    color: 'fg.muted',
  },
  '& tbody td[data-label]::before': { content: 'attr(data-label) " "' },
  '& tbody td[data-kind=name]': {
    flex: '0 0 calc(100% + 60px)',
    mt: '0',
    marginStart: '-60px',
    color: 'fg',
  },
  '& tbody td[data-kind=actions]': {
    position: 'absolute',
    insetEnd: '3px',
    insetBlock: '0',
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'center',
    justifyContent: 'flex-end',
    w: '5.75rem',
    minW: '0',
    mt: '0',
  },
  '& [data-part=identity]': { alignItems: 'flex-start' },
  '& [data-part=words]': {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    minH: '48px',
  },
  '& [data-part=title]': { flexWrap: 'wrap', rowGap: '0.5' },
  '& [data-part=name]': {
    lineClamp: '2',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
  // A third line would be visible in the padding.
  '& a[data-part=name]': { mb: '0', pb: '0' },
  // The link covers the whole card. Buttons are above it.
  '& a[data-part=name]::after': { content: '""', position: 'absolute', inset: '0' },
  '& a[data-part=name]:focus-visible': {
    outline: '0',
    '&::after': { outline: '2px solid {colors.focus}', outlineOffset: '-2px' },
  },
  '& [data-part=copy]': {
    position: 'relative',
    '&::after': { content: '""', position: 'absolute', inset: '-10px' },
  },
  '& [data-part=more]': { flexWrap: 'wrap' },
  '& [data-part=id]': { maxW: 'calc(100% - 28px)' },
  '& [data-part=description]': { flexBasis: '100%' },
  '& [data-part=copy] + [data-part=description]::before': { content: 'none' },
  '& [data-part=text]': { display: 'inline', whiteSpace: 'normal', overflowWrap: 'anywhere' },
})

/** Paper cannot scroll or hover, so nothing is clipped or hidden until hovered. */
const onPaper = defineStyle({
  '& [data-kind=actions], & [data-part=idle]': { display: 'none' },
  '& :is([data-part=name], [data-part=id], [data-part=description], [data-part=text])': {
    maxW: 'none',
    flexShrink: '1',
    overflow: 'visible',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
  '& :is([data-part=title], [data-part=more])': { flexWrap: 'wrap' },
  '& td': { py: '1' },
  '& tbody tr:hover > td': { bg: 'transparent' },
})

const tile = defineStyle({
  display: 'grid',
  placeItems: 'center',
  ...Object.fromEntries(families.map((family) => [`&[data-family=${family}]`, hueOf(family)])),
})

interface ThemeStyles {
  table: Record<string, SystemStyleObject>
  edit: SystemStyleObject
  remove: SystemStyleObject
  badge: SystemStyleObject
  active: SystemStyleObject
  bone: SystemStyleObject
}

/**
 * One style sheet for the whole table. Rows are plain elements, because styled components in twenty rows would make
 * typing in the search box slow.
 */
export const tableStyles = (theme: ThemeStyles): SystemStyleObject => ({
  ...theme.table.root,
  '& th': theme.table.columnHeader,
  '& td': theme.table.cell,
  '& [data-part=edit]': theme.edit,
  '& [data-part=delete]': { ...theme.remove, marginStart: '2px' },
  '& [data-part=menu]': { ...theme.edit, marginStart: '2px', '&[aria-expanded=true]': { bg: 'bg.muted' } },
  '& [data-part=active]': theme.active,
  '& :is([data-part=state], [data-part=inactive])': theme.badge,
  '& [data-part=image]': thumbStyle(48),
  '& [data-part=tile]': { ...thumbStyle(48), ...tile },
  '& [data-part=copy]': copyButton,
  '& [data-part=bone]': theme.bone,
  '&': { ...head, ...body },
  [narrow]: {
    '& th[data-kind=number]': { width: '8rem' },
    '& th[data-kind=actions]': { width: '7.5rem' },
  },
  [cards]: asCards,
  _print: onPaper,
})
