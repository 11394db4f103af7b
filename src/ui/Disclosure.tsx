import { clsx } from 'clsx'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { Button, IconButton } from './Button'
import styles from './Disclosure.module.css'
import { Title } from './Title'
import { usePrinting } from './usePrinting'

/** State and attributes for a button that expands and collapses an element. */
export function useDisclosure() {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return {
    isOpen,
    /** Attributes of the button. */
    toggle: { 'aria-expanded': isOpen, 'aria-controls': id, onClick: () => setOpen(!isOpen) },
    /** Attributes of the element, if it stays rendered while collapsed. Otherwise its `id` is enough. */
    content: { id, hidden: !isOpen },
  }
}

interface DisclosureProps extends Omit<ComponentProps<'button'>, 'children'> {
  label: ReactNode
  /** The button is a whole row with the arrow at its end. Otherwise it is as wide as its text. */
  isRow?: boolean
  /** Same as `edge` of `Button`. */
  edge?: 'start' | 'end'
  /** Wraps the button in a heading of this level. */
  heading?: 2 | 3
  /** Rendered only while expanded. */
  children: ReactNode
}

/** A button with an arrow that expands the content below it. Always expanded in print (rule VIEW-3). */
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

/** The button at the end of a row that expands its details. The caller holds the state. */
export const RowToggle = ({ label, isOpen, onToggle }: RowToggleProps) => (
  <IconButton
    icon={isOpen ? ChevronDown : ChevronRight}
    edge="end"
    label={label}
    aria-expanded={isOpen}
    onClick={onToggle}
  />
)
