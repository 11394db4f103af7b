import { chakra } from '@chakra-ui/react'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { Button } from '@/ui/Button'
import { popup } from '@/ui/theme/recipes/overlay'
import type { Taken } from './useCreated'

interface TakenNoteProps {
  taken: Taken | undefined
  /** The element around the picker. A press outside of it dismisses the note. */
  rootRef: RefObject<HTMLElement | null>
  onUndo: (taken: Taken) => void
  onForget: () => void
}

/** Shows which object was chosen automatically. Floats below the picker, so that nothing moves. */
export function TakenNote({ taken, rootRef, onUndo, onForget }: TakenNoteProps) {
  const isShown = taken !== undefined
  const onPointerDown = useEffectEvent(({ target }: PointerEvent) => {
    if (!(target instanceof Node && rootRef.current?.contains(target))) onForget()
  })
  useEffect(() => {
    if (!isShown) return
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [isShown])
  return (
    <div role="status">
      {taken && (
        <chakra.div
          css={popup}
          position="absolute"
          top="calc(100% + 4px)"
          insetStart="0"
          maxW="full"
          display="flex"
          alignItems="center"
          gap="2"
          ps="3"
          textStyle="sm"
        >
          <chakra.span minW="0" truncate>
            Took over {taken.item.name}
          </chakra.span>
          <Button variant="ghost" size="sm" color="primary.text" onClick={() => onUndo(taken)}>
            Undo
          </Button>
        </chakra.div>
      )}
    </div>
  )
}
