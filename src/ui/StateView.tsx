import { Center, chakra, type StackProps, VStack } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Family } from './EntityTile'

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
  level?: 1 | 2
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

/** A trail of stations that ends at a flag: nothing reached yet. Decorative. */
function EmptyScene() {
  return (
    <chakra.svg viewBox="0 0 132 92" width="132px" height="92px" fill="none" aria-hidden>
      <chakra.path
        d="M14 76c16 0 18-28 36-28s20 22 38 22 24-18 31-40"
        stroke="border.strong"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeDasharray="0.1 7"
      />
      <chakra.path d="M120 4v27" stroke="primary.text" strokeWidth="2.5" strokeLinecap="round" />
      <chakra.path d="M120 5H99l5 6.5-5 6.5h21z" fill="accent" />
      <chakra.circle cx="14" cy="76" r="5" fill="primary.muted" stroke="primary.text" strokeWidth="2" />
      <chakra.circle cx="50" cy="48" r="5" fill="bg.panel" stroke="border.control" strokeWidth="2" />
      <chakra.circle cx="88" cy="70" r="5" fill="bg.panel" stroke="border.control" strokeWidth="2" />
    </chakra.svg>
  )
}
