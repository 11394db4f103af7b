import { Box, Center, chakra, Flex } from '@chakra-ui/react'
import { Check, CircleAlert, X } from 'lucide-react'
import { useRef, useSyncExternalStore } from 'react'
import { IconButton } from './IconButton'
import {
  currentToast,
  dismissToast,
  pauseToast,
  resumeToast,
  subscribeToasts,
  type Toast,
  toastDuration,
} from './toast'

const looks = {
  success: {
    icon: Check,
    role: 'status',
    box: { bg: 'bg.panel', borderColor: 'border.strong' },
    disc: { bg: 'success.subtle', color: 'success.text' },
    title: 'fg',
    text: 'fg.muted',
    bar: 'success',
  },
  error: {
    icon: CircleAlert,
    role: 'alert',
    box: { bg: 'danger.subtle', borderColor: 'danger.border' },
    disc: { bg: 'danger', color: 'danger.fg' },
    title: 'danger.text',
    text: 'danger.text',
    bar: 'danger',
  },
} as const

/** Where toasts appear: top right below the header. Render once, at the end of the frame. */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToasts, currentToast)
  return (
    <Box
      position="fixed"
      zIndex="toast"
      // The notice of an ended session may reach further down; its button must not be covered.
      top={{
        base: 'max({sizes.headerSmall}, var(--notice-bottom, 0px))',
        md: 'max({sizes.header}, var(--notice-bottom, 0px))',
      }}
      mt={{ base: '8px', md: '12px' }}
      right={{ base: '12px', md: '16px' }}
      w="toast"
      maxW="calc(100vw - 24px)"
    >
      {/* Stands before its first message comes, so that polite announcements are not missed. */}
      <div aria-live="polite">{toast?.kind === 'success' && <ToastCard key={toast.id} toast={toast} />}</div>
      {toast?.kind === 'error' && <ToastCard key={toast.id} toast={toast} />}
    </Box>
  )
}

function ToastCard({ toast }: { toast: Toast }) {
  const look = looks[toast.kind]
  // The clock stands while the pointer is over the toast or the focus is in it.
  const holds = useRef(new Set<string>())
  const hold = (reason: string) => () => {
    holds.current.add(reason)
    pauseToast()
  }
  const release = (reason: string) => () => {
    holds.current.delete(reason)
    if (holds.current.size === 0) resumeToast()
  }
  const Icon = look.icon
  return (
    <Flex
      role={look.role}
      aria-atomic
      data-kind={toast.kind}
      onPointerEnter={hold('pointer')}
      onPointerLeave={release('pointer')}
      onFocus={hold('focus')}
      onBlur={release('focus')}
      position="relative"
      gap="3"
      p="13px 10px 14px 14px"
      borderWidth="1px"
      borderRadius="lg"
      boxShadow="lg"
      overflow="hidden"
      animationName="slideIn"
      animationDuration="slow"
      animationTimingFunction="out"
      css={{ '&:is(:hover, :focus-within) [data-part=bar]': { animationPlayState: 'paused' } }}
      {...look.box}
    >
      <Center as="span" flexShrink="0" boxSize="28px" borderRadius="full" {...look.disc}>
        <Icon size={16} aria-hidden />
      </Center>
      <Box flex="1" minW="0" pt="1" overflowWrap="anywhere">
        <chakra.p color={look.title} textStyle="md" fontWeight="620">
          {toast.title}
        </chakra.p>
        <chakra.p color={look.text} textStyle="sm" maxH="40vh" overflowY="auto">
          {toast.description}
        </chakra.p>
      </Box>
      <IconButton
        icon={X}
        label="Close"
        size="xs"
        color={look.text}
        alignSelf="flex-start"
        onClick={dismissToast}
      />
      <Box
        data-part="bar"
        position="absolute"
        insetX="0"
        bottom="0"
        h="3px"
        bg={look.bar}
        transformOrigin="left"
        animation={`shrink ${toastDuration}ms linear both`}
        _motionReduce={{ display: 'none' }}
      />
    </Flex>
  )
}
