import { chakra } from '@chakra-ui/react'
import { Link, type LinkProps } from '@tanstack/react-router'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { fieldLocation } from '@/engine/check/fieldLocations'
import { type ExplainSearch, parseExplainSearch } from '@/engine/explain/address'
import { levelText } from '@/engine/explain/levelOrder'
import { type ObjectId, objectKey } from '@/engine/explain/types'
import type { View } from '@/engine/explain/view'
import { ObjectLink } from '@/list/ObjectLink'
import { idOf } from '@/model/references'
import { type PartProps, Part as SharedPart } from '@/parts/page/panel'
import { Select } from '@/ui/Input'
import { Inside } from '@/ui/signs'
import { Skeleton } from '@/ui/styled'

interface LabelledProps {
  label: string
  help?: ReactNode
  children: (id: string) => ReactNode
}

/** A small field of the panel: label, control, and a line below it, whose id ends in '-help'. */
export function PanelField({ label, help, children }: LabelledProps) {
  const id = useId()
  return (
    <chakra.div minW="0">
      <chakra.label id={`${id}-label`} htmlFor={id} display="block" mb="1" textStyle="xs" fontWeight="600">
        {label}
      </chakra.label>
      {children(id)}
      {help && (
        <Small id={`${id}-help`} mt="1">
          {help}
        </Small>
      )}
    </chakra.div>
  )
}

interface ChoiceProps {
  label: string
  value: string
  onChoose: (value: string) => void
  /** The options. */
  children: ReactNode
}

/** A drop-down of the panel. */
export const PanelChoice = ({ label, value, onChoose, children }: ChoiceProps) => (
  <PanelField label={label}>
    {(id) => (
      <Select id={id} value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        {children}
      </Select>
    )}
  </PanelField>
)

/** The options of a choice of levels. */
export const LevelOptions = ({ view }: { view: View }) =>
  view.ladder.rungs.map((rung) => (
    <option key={idOf('levels', rung)} value={idOf('levels', rung)}>
      {levelText(rung)}
    </option>
  ))

/** A part of the panel with its heading. */
export const PanelPart = (props: PartProps) => (
  <SharedPart
    {...props}
    css={{ borderTopWidth: '0', px: '5', pt: '4', pb: '4' }}
    headCss={{ minH: '0', mb: '2' }}
  />
)

/** A part of the page with its heading, above a line. */
export const PlayerViewPart = (props: PartProps) => (
  <SharedPart
    {...props}
    level={3}
    css={{ borderTopWidth: '0', borderBottomWidth: '1px', pt: '4', pb: '4' }}
    headCss={{ minH: '0', mb: '3' }}
  />
)

/** A small sentence about the content beside or above it. */
export const Small = chakra('p', { base: { textStyle: 'xs', color: 'fg.muted' } })

interface HereProps
  extends Omit<ComponentProps<'a'>, 'href' | 'target'>,
    Pick<LinkProps, 'activeProps' | 'replace' | 'resetScroll'> {
  /** The parameters to change. */
  patch: ExplainSearch
}

/** A link to the page with some other parameters. */
export const Here = ({ patch, ...props }: HereProps) => (
  <Link {...props} to="/programme/player-view" search={(before) => ({ ...before, ...patch })} />
)

/** A link to the conditions of another object. Its link back leads to the current object. */
export const Into = ({ to, ...props }: Omit<HereProps, 'patch'> & { to: ObjectId }) => (
  <Link
    {...props}
    to="/programme/player-view"
    search={(raw) => {
      const before = parseExplainSearch(raw)
      const via = [...(before.via ?? []), ...(before.object === undefined ? [] : [before.object])]
      return { ...before, object: objectKey(to), via }
    }}
  />
)

/** A link to a field of an object, with its place in the form. */
export const FieldLink = ({ to }: { to: ObjectId & { path: string } }) => (
  <ObjectLink to={to} data-part="link">
    <span>{fieldLocation(to.type, to.path)}</span>
    <Inside size={14} />
  </ObjectLink>
)

/** Placeholders for the sentence and the first cards. */
export function PlayerViewSkeleton() {
  return (
    <chakra.div p="inset" display="grid" gap="4">
      <chakra.p srOnly role="status">
        Loading the programme
      </chakra.p>
      <Skeleton w="60%" h="24px" aria-hidden />
      <chakra.div
        aria-hidden
        display="grid"
        gap="2"
        gridTemplateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }}
      >
        {Array.from({ length: 9 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders have no identity and never change
          <Skeleton key={index} h="86px" />
        ))}
      </chakra.div>
    </chakra.div>
  )
}
