import { Center, chakra, type StackProps, VStack } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyScene } from './EmptyScene'
import type { Family } from './family'

export interface StateViewProps extends Omit<StackProps, 'title'> {
  /** Without an icon the empty scene (trail and flag) is shown. */
  icon?: LucideIcon
  /** Colour of the icon's tile; default neutral. */
  tone?: Family | 'danger' | 'neutral'
  title: ReactNode
  text?: ReactNode
  /** Usually one button. */
  action?: ReactNode
  /** Level of the heading. Default 2. */
  level?: 1 | 2 | 3
}

function tileColors(tone: NonNullable<StateViewProps['tone']>) {
  if (tone === 'neutral') return { bg: 'bg.muted', color: 'fg.muted' }
  return { bg: `${tone}.subtle`, color: tone === 'danger' ? 'danger.text' : tone }
}

/** Replaces the content of a panel: empty, no results, failed, nothing selected. */
export function StateView({
  icon: Icon,
  tone = 'neutral',
  title,
  text,
  action,
  level = 2,
  ...props
}: StateViewProps) {
  return (
    <VStack flex="1" justify="center" gap="1" px="6" pt="10" pb="18" textAlign="center" {...props}>
      {Icon ? (
        <Center boxSize="72px" borderRadius="20px" {...tileColors(tone)}>
          <Icon size={34} strokeWidth={1.5} aria-hidden />
        </Center>
      ) : (
        <EmptyScene />
      )}
      <chakra.h2
        as={`h${level}`}
        mt="4"
        maxW="36rem"
        textStyle="lg"
        fontWeight="620"
        letterSpacing="-.01em"
        overflowWrap="anywhere"
      >
        {title}
      </chakra.h2>
      {text && (
        <chakra.p maxW="440px" color="fg.muted" overflowWrap="anywhere">
          {text}
        </chakra.p>
      )}
      {action && <chakra.div mt="4">{action}</chakra.div>}
    </VStack>
  )
}
