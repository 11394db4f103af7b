import { chakra } from '@chakra-ui/react'
import { Button as PlainButton } from './Button'
import { Input as PlainInput } from './Input'
import { Badge as PlainBadge, Skeleton as PlainSkeleton } from './inline'
import { ProgressBar as PlainProgressBar } from './LoadProgress'
import { ModalDialog as PlainModalDialog } from './ModalDialog'
import { Note as PlainNote } from './Note'
import { Title as PlainTitle } from './Title'

// The same primitives with Chakra's style props, for screens that use Chakra.

export const Badge = chakra(PlainBadge)
export const Button = chakra(PlainButton, {}, { forwardProps: ['asChild', 'size', 'icon', 'edge'] })
export const Input = chakra(PlainInput, {}, { forwardProps: ['size'] })
export const ModalDialog = chakra(PlainModalDialog)
export const Note = chakra(PlainNote)
export const ProgressBar = chakra(PlainProgressBar, {}, { forwardProps: ['label', 'value', 'max'] })
export const Skeleton = chakra(PlainSkeleton)
export const Title = chakra(PlainTitle, {}, { forwardProps: ['level', 'size'] })
