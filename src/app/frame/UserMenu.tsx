import { Link } from '@tanstack/react-router'
import { Keyboard, LogOut, type LucideIcon, Signpost, UserRound } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useCallback, useId, useRef, useState } from 'react'
import { errorToast } from '@/api/errors'
import type { SessionUser } from '@/auth/session'
import { pressedKey } from '@/lib/keys'
import { Avatar } from '@/ui/Avatar'
import { Kbd } from '@/ui/inline'
import shared from '@/ui/shared.module.css'
import { toastError } from '@/ui/toast'
import { useDismiss } from '@/ui/useDismiss'
import { walkItems } from '@/ui/walkItems'
import { requestShortcuts } from '../shortcuts/Shortcuts'
import { requestTour } from '../tour/offer'
import { useLeave } from '../useLeave'
import { Popup } from './Popup'
import { ThemeChoice } from './ThemeChoice'
import styles from './UserMenu.module.css'

interface UserMenuProps {
  user: SessionUser
  /** Role, plan and last login: shown in the menu if the header has no space for them. */
  about: ReactNode
}

/** The avatar and its menu (rule FRAME-6): profile, theme, Logout. Escape and a click outside close it. */
export function UserMenu({ user, about }: UserMenuProps) {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const menuId = useId()
  const close = useCallback(() => setOpen(false), [])
  useDismiss(open, box, close)

  const closeAndReturn = () => {
    setOpen(false)
    trigger.current?.focus()
  }

  return (
    <div ref={box} className={styles.box}>
      <button
        ref={trigger}
        type="button"
        aria-label="User menu"
        title={user.name}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (pressedKey(event) !== 'ArrowDown') return
          event.preventDefault()
          setOpen(true)
        }}
      >
        <Avatar name={user.name} src={user.picture} />
      </button>
      {open && <Menu id={menuId} user={user} about={about} onClose={closeAndReturn} />}
    </div>
  )
}

/** `useLeave` asks for confirmation first if there are unsaved edits (rule SAFE-3). */
async function leave(logout: () => Promise<void>) {
  try {
    await logout()
  } catch (error) {
    toastError(errorToast(error))
  }
}

interface MenuProps extends UserMenuProps {
  id: string
  onClose: () => void
}

function Menu({ id, user, about, onClose }: MenuProps) {
  const { logout } = useLeave()
  const menu = useRef<HTMLDivElement>(null)
  const first = useRef<HTMLAnchorElement>(null)

  const choosing = (act: () => void) => () => {
    onClose()
    act()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const key = pressedKey(event)
    if (key === 'Tab' || key === 'Escape') onClose()
    if (walkItems(itemsOf(menu.current), key)) event.preventDefault()
  }

  return (
    <Popup title="User menu" onClose={onClose} focused={first}>
      <p className={styles.person}>
        <b>{user.name}</b>
        {user.email && <span>{user.email}</span>}
        <span data-part="about">{about}</span>
      </p>
      <div
        ref={menu}
        id={id}
        role="menu"
        aria-label="User menu"
        className={styles.items}
        onKeyDown={onKeyDown}
      >
        <Link
          ref={first}
          to="/profile"
          role="menuitem"
          className={shared.popupItem}
          tabIndex={-1}
          onClick={onClose}
        >
          <UserRound size={16} aria-hidden />
          Your Profile
        </Link>
        <Item icon={Keyboard} onChoose={choosing(requestShortcuts)}>
          <span>Keyboard shortcuts</span>
          <Kbd aria-hidden>?</Kbd>
        </Item>
        <Item icon={Signpost} onChoose={choosing(requestTour)}>
          <span>Take the tour</span>
        </Item>
        <ThemeChoice />
        <Item icon={LogOut} onChoose={choosing(() => void leave(logout))}>
          Logout
        </Item>
      </div>
    </Popup>
  )
}

interface ItemProps {
  icon: LucideIcon
  onChoose: () => void
  children: ReactNode
}

const Item = ({ icon: Icon, onChoose, children }: ItemProps) => (
  <button type="button" role="menuitem" className={shared.popupItem} tabIndex={-1} onClick={onChoose}>
    <Icon size={16} aria-hidden />
    {children}
  </button>
)

const itemsOf = (menu: HTMLElement | null) => [
  ...(menu?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? []),
]
