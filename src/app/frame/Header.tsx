import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { useSession } from '@/auth/session'
import { planOf } from '@/model/accountPlan'
import { consoleName } from '@/ui/brand'
import { Badge } from '@/ui/inline'
import { Logo } from '@/ui/Logo'
import { AccountSelector } from './AccountSelector'
import { GlobalSearchButton } from './GlobalSearchButton'
import styles from './Header.module.css'
import { UserMenu } from './UserMenu'
import type { AccountChoices } from './useAccountChoices'

/** A fixed text, not real data (rule FRAME-4). */
const lastLogin = 'Last login: today, 09:24'

/** Logo, Global Search, account and user (rules FRAME-4, FRAME-9). No search without permission to read accounts. */
export const Header = memo(({ choices }: { choices: AccountChoices | undefined }) => {
  const { user } = useSession()
  const plan = <Badge tone="accent">{planOf(choices?.selected)}</Badge>
  const role = (
    <>
      <span>Admin</span>
      <span> · </span>
      <span>{lastLogin}</span>
    </>
  )
  return (
    <header className={styles.header}>
      <div data-part="inner">
        <Link to="/" data-part="logo" aria-label={`${consoleName()}, home`}>
          <Logo className={styles.brand} />
        </Link>
        {user && (
          <>
            {choices && <GlobalSearchButton />}
            <div data-part="space" />
            {choices && <AccountSelector choices={choices} />}
            <div data-part="user">
              <UserMenu
                user={user}
                about={
                  <>
                    {plan} {role}
                  </>
                }
              />
              <div data-part="person">
                <span data-part="name">
                  <span>{user.name}</span> {plan}
                </span>
                <span data-part="role">{role}</span>
              </div>
            </div>
          </>
        )}
      </div>
    </header>
  )
})
