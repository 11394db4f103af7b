import { chakra, Flex, type FlexProps } from '@chakra-ui/react'
import { CircleAlert, Info, TriangleAlert } from 'lucide-react'

export interface NoteProps extends FlexProps {
  tone?: 'danger' | 'warning' | 'neutral'
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

/** A boxed remark inside a panel. Give `role="alert"` or `"status"` where it appears by itself. */
export function Note({ tone = 'neutral', children, ...props }: NoteProps) {
  const { icon: Icon, ...colors } = tones[tone]
  return (
    <Flex
      gap="2.5"
      px="3.5"
      py="11px"
      borderWidth="1px"
      borderRadius="md"
      textStyle="sm"
      {...colors}
      {...props}
    >
      <chakra.span flexShrink="0" mt="px">
        <Icon size={16} aria-hidden />
      </chakra.span>
      <chakra.div minW="0" flex="1" overflowWrap="anywhere">
        {children}
      </chakra.div>
    </Flex>
  )
}
