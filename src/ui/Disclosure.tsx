import { clsx } from 'clsx'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { Button, IconButton } from './Button'
import styles from './Disclosure.module.css'
import { Title } from './Title'
import { usePrinting } from './usePrinting'

/** State and attributes of a button that shows an element and hides it again. */
export function useDisclosure() {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return {
    isOpen,
    /** For the button. */
    toggle: { 'aria-expanded': isOpen, 'aria-controls': id, onClick: () => setOpen(!isOpen) },
    /** For the element, if it is rendered while it is hidden. Otherwise its `id` is enough. */
    content: { id, hidden: !isOpen },
  }
}

interface DisclosureProps extends Omit<ComponentProps<'button'>, 'children'> {
  label: ReactNode
  /** The button is a row with the arrow at its end, not as wide as its text. */
  isRow?: boolean
  /** As that of a ghost `Button`. */
  edge?: 'start' | 'end'
  /** The level of the heading that the button is. */
  heading?: 2 | 3
  /** Rendered while it is shown. */
  children: ReactNode
}

/** A button with an arrow, and the content that it shows below itself: on paper always (rule VIEW-3). */
export function Disclosure({ label, isRow, edge, heading, className, children, ...props }: DisclosureProps) {
  const { isOpen, toggle, content } = useDisclosure()
  const isPrinting = usePrinting()
  const parts = (
    <>
      <span className={styles.label}>{label}</span>
      <ChevronDown size={16} aria-hidden className={styles.arrow} />
    </>
  )
  const button = isRow ? (
    <button type="button" {...props} {...toggle} className={clsx(styles.row, className)}>
      {parts}
    </button>
  ) : (
    <Button
      variant="ghost"
      size="sm"
      edge={edge}
      {...props}
      {...toggle}
      className={clsx(styles.text, className)}
    >
      {parts}
    </Button>
  )
  return (
    <>
      {heading ? (
        <Title level={heading} size="card">
          {button}
        </Title>
      ) : (
        button
      )}
      <div {...content} hidden={!isOpen && !isPrinting}>
        {(isOpen || isPrinting) && children}
      </div>
    </>
  )
}

interface RowToggleProps {
  label: string
  isOpen: boolean
  onToggle: () => void
}

/** The button at the end of a row that shows its details. Its caller has the state. */
export const RowToggle = ({ label, isOpen, onToggle }: RowToggleProps) => (
  <IconButton
    icon={isOpen ? ChevronDown : ChevronRight}
    edge="end"
    label={label}
    aria-expanded={isOpen}
    onClick={onToggle}
  />
)
