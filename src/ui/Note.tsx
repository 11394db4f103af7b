import { chakra, Flex, type FlexProps } from '@chakra-ui/react'
import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

export interface NoteProps extends FlexProps {
  tone?: 'danger' | 'warning' | 'neutral'
  /** One or more small buttons: beside the text, or below it if there is no space. */
  action?: ReactNode
}

const tones = {
  danger: { icon: CircleAlert, bg: 'danger.subtle', borderColor: 'danger.border', color: 'danger.text' },
  warning: {
    icon: TriangleAlert,
    bg: 'warning.subtle',
    borderColor: 'warning.border',
    color: 'warning.text',
  },
  neutral: { icon: Info, bg: 'bg.inset', borderColor: 'border', color: 'fg.muted' },
}

/** Aligns icon, first line and button, regardless of the length of the text. */
const besideButton = {
  display: 'flex',
  alignItems: 'center',
  h: { base: 'control.lg', md: 'control.sm' },
} as const
const firstLine = { py: { base: '13px', md: '7px' } } as const

/** A boxed remark inside a panel. Pass `role="alert"` or `"status"` if it appears without a user action. */
export function Note({ tone = 'neutral', action, children, ...props }: NoteProps) {
  const { icon: Icon, ...colors } = tones[tone]
  return (
    <Flex
      gap="2.5"
      px="3.5"
      py={action ? '1.5' : '11px'}
      borderWidth="1px"
      borderRadius="md"
      textStyle="sm"
      {...colors}
      {...props}
    >
      <chakra.span flexShrink="0" {...(action ? besideButton : { mt: 'px' })}>
        <Icon size={16} aria-hidden />
      </chakra.span>
      {action ? (
        <Flex flex="1" minW="0" wrap="wrap" columnGap="3">
          <chakra.div flex="1" minW="12rem" overflowWrap="anywhere" {...firstLine}>
            {children}
          </chakra.div>
          {action}
        </Flex>
      ) : (
        <chakra.div minW="0" flex="1" overflowWrap="anywhere">
          {children}
        </chakra.div>
      )}
    </Flex>
  )
}
