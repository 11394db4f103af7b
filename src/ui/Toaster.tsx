import { Box, Center, chakra, Flex } from '@chakra-ui/react'
import { Check, CircleAlert, X } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { IconButton } from './Button'
import {
  dismissToast,
  pauseToast,
  resumeToast,
  type Toast,
  toastDuration,
  type Undoable,
  useAnnouncement,
  useToast,
} from './toast'

const looks = {
  success: {
    icon: Check,
    role: 'status',
    box: { bg: 'bg.panel', borderColor: 'border.strong' },
    disc: { bg: 'success.subtle', color: 'success.text' },
    title: 'fg',
    text: 'fg.muted',
    lines: { lineClamp: '2' },
    bar: 'success',
  },
  error: {
    icon: CircleAlert,
    role: 'alert',
    box: { bg: 'danger.subtle', borderColor: 'danger.border' },
    disc: { bg: 'danger', color: 'danger.fg' },
    title: 'danger.text',
    text: 'danger.text',
    lines: { maxH: '40vh', overflowY: 'auto' },
    bar: 'danger',
  },
} as const

/** The notice of an ended session can extend further down; a toast must not cover its button. */
const belowNotice = 'calc(var(--notice-bottom, 0px) + 8px)'

/**
 * Places toasts top right below the header, over the statistics and above the heads of lists and forms. One with Undo is
 * taller, so it begins over the header. Clicks pass through a toast to the page. Render once, at the end of the frame. F8 moves the focus to the toast.
 */
export function Toaster({ renderUndo }: { renderUndo?: (undo: Undoable) => ReactNode }) {
  const toast = useToast()
  const announcement = useAnnouncement()
  const hasUndo = toast?.kind === 'success' && toast.undo !== undefined
  return (
    <Box
      position="fixed"
      zIndex="toast"
      top={{
        base: `max(${hasUndo ? '12px' : 'calc({sizes.headerSmall} + {sizes.stats})'}, ${belowNotice})`,
        md: `max(${hasUndo ? '12px' : 'calc({sizes.header} + 4px)'}, ${belowNotice})`,
      }}
      right={{ base: '12px', md: '16px' }}
      w="toast"
      maxW="calc(100vw - 24px)"
      pointerEvents="none"
    >
      {/* Rendered before the first message, so that screen readers do not miss polite announcements. */}
      <div aria-live="polite">
        {toast?.kind === 'success' && (
          <ToastCard key={toast.id} toast={toast} undo={toast.undo && renderUndo?.(toast.undo)} />
        )}
      </div>
      {toast?.kind === 'error' && <ToastCard key={toast.id} toast={toast} />}
      <chakra.div srOnly aria-live="polite">
        <span key={announcement.id}>{announcement.text}</span>
      </chakra.div>
    </Box>
  )
}

function ToastCard({ toast, undo }: { toast: Toast; undo?: ReactNode }) {
  const look = looks[toast.kind]
  const card = useRef<HTMLDivElement>(null)
  // The timer pauses while the pointer is over the toast or the focus is in it.
  const holds = useRef(new Set<string>())
  const hold = (reason: string, isHeld: boolean) => {
    holds.current[isHeld ? 'add' : 'delete'](reason)
    const held = holds.current.size > 0
    card.current?.toggleAttribute('data-held', held)
    if (held) pauseToast()
    else resumeToast()
  }
  // Pointer events pass through all but the buttons, so hovering has to be detected by position.
  const onPointerMove = useEffectEvent(({ clientX: x, clientY: y }: PointerEvent) => {
    const box = card.current?.getBoundingClientRect()
    if (box) hold('pointer', x >= box.left && x <= box.right && y >= box.top && y <= box.bottom)
  })
  useEffect(() => {
    const onMove = (event: PointerEvent) => onPointerMove(event)
    window.addEventListener('pointermove', onMove)
    return () => window.removeEventListener('pointermove', onMove)
  }, [])
  useToastKey(card)
  const Icon = look.icon
  // Another line follows, about what Undo cannot bring back.
  const isDeletion = toast.undo && 'isDeletion' in toast.undo && toast.undo.isDeletion
  return (
    <Flex
      ref={card}
      role={look.role}
      aria-atomic
      data-kind={toast.kind}
      onPointerEnter={() => hold('pointer', true)}
      onPointerLeave={() => hold('pointer', false)}
      onFocus={() => hold('focus', true)}
      onBlur={() => hold('focus', false)}
      position="relative"
      align={undo ? 'start' : 'center'}
      gap="3"
      minH="48px"
      ps="3"
      pe="2"
      py={undo ? '2.5' : '1'}
      borderWidth="1px"
      borderRadius="lg"
      boxShadow="lg"
      overflow="hidden"
      animationName="slideIn"
      animationDuration="slow"
      animationTimingFunction="out"
      css={{
        '& :is(a, button)': { pointerEvents: 'auto' },
        '&[data-held] [data-part=bar]': { animationPlayState: 'paused' },
      }}
      {...look.box}
    >
      <Center as="span" flexShrink="0" boxSize="28px" borderRadius="full" {...look.disc}>
        <Icon size={16} aria-hidden />
      </Center>
      <Box flex="1" minW="0" overflowWrap="anywhere" textStyle="sm">
        <chakra.p color={look.title} fontWeight="620">
          {toast.title}
        </chakra.p>
        {/* Errors are shown in full; success in two lines, which end above the heads of lists and forms. */}
        <chakra.p color={look.text} {...look.lines} {...(isDeletion && { lineClamp: '1' })}>
          {toast.description}
        </chakra.p>
        {undo && <div>{undo}</div>}
      </Box>
      {toast.action}
      <IconButton
        icon={X}
        label="Close"
        size="xs"
        color={look.text}
        _hover={{ color: look.text }}
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

/** F8 moves the focus into the toast. It returns when the toast is gone. */
function useToastKey(card: RefObject<HTMLElement | null>) {
  const before = useRef<HTMLElement>(null)
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'F8' || event.defaultPrevented || document.querySelector('dialog[open]')) return
    event.preventDefault()
    if (document.activeElement instanceof HTMLElement) before.current = document.activeElement
    card.current?.querySelector<HTMLElement>('a, button')?.focus()
  })
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
  useLayoutEffect(() => {
    const { current } = card
    return () => {
      if (!current?.contains(document.activeElement)) return
      const place = before.current?.isConnected ? before.current : document.getElementById('content')
      place?.focus({ preventScroll: true })
    }
  }, [card])
}
