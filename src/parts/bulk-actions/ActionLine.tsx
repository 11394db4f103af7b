import { chakra } from '@chakra-ui/react'
import { Ellipsis, type LucideIcon } from 'lucide-react'
import { type ComponentProps, type MouseEvent, type ReactNode, useState } from 'react'
import { type MenuItem, PopupMenu } from '@/ui/PopupMenu'
import { Button } from '@/ui/styled'
import { useFitting } from './useFitting'

interface ActionLineProps {
  items: readonly MenuItem[]
  isDisabled: boolean
  /** Always shown, at the end of the line. */
  children: ReactNode
}

/** Actions in one line. Those that do not fit are in the menu 'More' (rule SELECT-6). */
export function ActionLine({ items, isDisabled, children }: ActionLineProps) {
  const { line, isMeasuring, shown } = useFitting(items.length)
  const [anchor, setAnchor] = useState<HTMLElement>()
  const close = () => setAnchor(undefined)
  const beside = items.slice(0, shown)
  const others = items.slice(shown).map(({ onChoose, isApart, ...item }, index) => ({
    ...item,
    isApart: isApart && index > 0,
    onChoose: () => {
      close()
      onChoose()
    },
  }))
  return (
    <>
      <Line ref={line}>
        {beside.map(({ label, icon, isApart, onChoose }) => (
          <Action key={label} icon={icon} isApart={isApart} disabled={isDisabled} onClick={onChoose}>
            {label}
          </Action>
        ))}
        {(isMeasuring || others.length > 0) && (
          <Action
            icon={Ellipsis}
            disabled={isDisabled}
            aria-haspopup="menu"
            aria-expanded={false}
            onClick={({ currentTarget }: MouseEvent<HTMLButtonElement>) =>
              setAnchor(anchor ? undefined : currentTarget)
            }
          >
            More
          </Action>
        )}
        {children}
      </Line>
      {anchor && others.length > 0 && (
        <PopupMenu anchor={anchor} label="More for the selected" items={others} onClose={close} />
      )}
    </>
  )
}

interface ActionProps extends Omit<ComponentProps<typeof Button>, 'icon'> {
  icon: LucideIcon
  isDanger?: boolean
  /** Starts a new group, behind a line. */
  isApart?: boolean
}

/** Icon and label side by side; on phones the label is below the icon. */
export function Action({ icon: Icon, isDanger = false, isApart, children, ...props }: ActionProps) {
  const color = isDanger ? 'danger.text' : 'fg'
  return (
    <Button
      variant="ghost"
      size="sm"
      color={color}
      _hover={{ bg: isDanger ? 'danger.subtle' : 'bg.muted', color }}
      _disabled={{ bg: 'transparent', color: 'fg.disabled' }}
      px="2"
      data-apart={isApart || undefined}
      css={action}
      {...props}
    >
      <Icon size={16} aria-hidden />
      <span>{children}</span>
    </Button>
  )
}

const action = {
  position: 'relative',
  '&[data-apart]': { ms: { md: '2' } },
  '&[data-apart]::before': {
    content: '""',
    display: { base: 'none', md: 'block' },
    position: 'absolute',
    insetStart: '-6px',
    w: '1px',
    h: '5',
    bg: 'border',
  },
  '@media (max-width: 47.5rem)': {
    flexDirection: 'column',
    gap: '1',
    h: '56px',
    minW: '76px',
    px: '2',
    fontSize: '2xs',
    '& svg': { boxSize: '20px' },
  },
} as const

const Line = chakra('div', {
  base: {
    display: 'flex',
    flex: '1 1 auto',
    gap: { md: '0.5' },
    minW: '0',
    // Leaves space for the focus rings of the buttons.
    m: '-2px',
    p: '2px',
    overflow: 'hidden',
    '&& > *': { flexShrink: '0' },
  },
})
