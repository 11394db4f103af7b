import { Center, chakra, Flex } from '@chakra-ui/react'
import { type LucideIcon, TriangleAlert } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { Button } from './Button'
import { DialogActions } from './DialogActions'
import { ModalDialog } from './ModalDialog'

interface ConfirmDialogProps {
  open: boolean
  title: string
  text: ReactNode
  /** Below the text, and no part of the dialog's description. */
  note?: ReactNode
  confirmLabel: string
  /** Default 'Cancel'. */
  cancelLabel?: string
  /** `danger` (default) for actions that cannot be undone. */
  tone?: 'danger' | 'primary'
  icon?: LucideIcon
  /** A third button between the two. */
  between?: ReactNode
  /** The confirmed action is running: the dialog stays open and ignores input. */
  isBusy?: boolean
  onCancel: () => void
  onConfirm: () => void
}

const tones = {
  danger: { bg: 'danger.subtle', color: 'danger.text' },
  primary: { bg: 'primary.subtle', color: 'primary.text' },
}

/** Asks for confirmation. The initial focus is on cancel; Escape cancels, a click outside does nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, confirmLabel, cancelLabel = 'Cancel', tone = 'danger', isBusy = false } = props
  const { icon: Icon = TriangleAlert, note, between, onCancel, onConfirm } = props
  const id = useId()
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <ModalDialog
      role="alertdialog"
      open={open}
      onClose={() => !isBusy && onCancel()}
      initialFocusRef={cancel}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
    >
      <Flex gap="3.5" px="6" py="5">
        <Center as="span" flexShrink="0" boxSize="36px" borderRadius="full" {...tones[tone]}>
          <Icon size={16} aria-hidden />
        </Center>
        <chakra.div minW="0" flex="1">
          <chakra.h2 id={`${id}title`} textStyle="dialogTitle" overflowWrap="anywhere">
            {title}
          </chakra.h2>
          <chakra.p id={`${id}text`} mt="1" color="fg.muted" overflowWrap="anywhere" whiteSpace="pre-line">
            {text}
          </chakra.p>
          {note && (
            <chakra.div mt="4" minH="5">
              {note}
            </chakra.div>
          )}
        </chakra.div>
      </Flex>
      <DialogActions>
        <Button ref={cancel} variant="outline" onClick={onCancel} isBusy={isBusy}>
          {cancelLabel}
        </Button>
        {between}
        <Button variant={tone} onClick={onConfirm} isBusy={isBusy}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </ModalDialog>
  )
}
