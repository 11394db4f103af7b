import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { idOf } from '@/model/references'
import { Skeleton } from '@/ui/styled'
import { levelText } from '../ladder'
import type { View } from '../view'

interface LabelledProps {
  label: string
  help?: ReactNode
  children: (id: string) => ReactNode
}

/** A small field of the panel: label, control, and a line below it, whose id ends in '-help'. */
export function Labelled({ label, help, children }: LabelledProps) {
  const id = useId()
  return (
    <chakra.div minW="0">
      <chakra.label id={`${id}-label`} htmlFor={id} display="block" mb="1" textStyle="xs" fontWeight="600">
        {label}
      </chakra.label>
      {children(id)}
      {help && (
        <chakra.p id={`${id}-help`} mt="1" textStyle="xs" color="fg.muted">
          {help}
        </chakra.p>
      )}
    </chakra.div>
  )
}

interface PartProps {
  title: string
  /** Shown beside the title. */
  aside?: ReactNode
  action?: ReactNode
  children: ReactNode
}

/** A part of the page with its heading, below a line. */
export function Part({ title, aside, action, children }: PartProps) {
  const id = useId()
  return (
    <chakra.section aria-labelledby={id} px={{ base: '3', md: '5' }} py="4" borderBottomWidth="1px" minW="0">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1" mb="3">
        <chakra.h3 id={id} textStyle="section">
          {title}
        </chakra.h3>
        {aside}
        {action && <chakra.span ms="auto">{action}</chakra.span>}
      </chakra.div>
      {children}
    </chakra.section>
  )
}

/** Placeholders for the sentence and the first cards. */
export function Loading() {
  return (
    <chakra.div p={{ base: '3', md: '5' }} display="grid" gap="4">
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

/** The options of a select of levels. */
export const LevelOptions = ({ view }: { view: View }) =>
  view.ladder.rungs.map((rung) => (
    <option key={idOf('levels', rung)} value={idOf('levels', rung)}>
      {levelText(rung)}
    </option>
  ))
