import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { useSession } from '@/auth/session'
import { planOf } from '@/entities/accounts/definition'
import { consoleName } from '@/ui/brand'
import { Badge } from '@/ui/inline'
import { Logo } from '@/ui/Logo'
import { AccountSelector } from './AccountSelector'
import { GlobalSearchButton } from './GlobalSearchButton'
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
    <Top>
      <div data-part="inner">
        <Link to="/" data-part="logo" aria-label={`${consoleName()}, home`}>
          <Logo style={{ maxWidth: '38vw' }} />
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
    </Top>
  )
})

const Top = chakra('header', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'header',
    bg: 'bg.panel',
    borderBottomWidth: '1px',
    '& > [data-part=inner]': {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: { base: '1', md: '3' },
      h: { base: 'calc({sizes.headerSmall} - 1px)', md: 'calc({sizes.header} - 1px)' },
      maxW: 'frame',
      mx: 'auto',
      pe: { base: '3', md: '4' },
    },
    '& [data-part=logo]': {
      display: 'flex',
      alignItems: 'center',
      flexShrink: '0',
      w: { md: '172px', lg: 'calc({sizes.nav} - {spacing.3})' },
      ps: { base: '3', md: '5' },
      // On the smallest screens only the mark is shown: the account selector needs the space.
      '@media (max-width: 389px)': { w: '44px', overflow: 'hidden' },
      _focusVisible: { outlineOffset: '-4px', borderRadius: 'md' },
    },
    '& [data-part=space]': { flex: { md: '1' } },
    '& [data-part=user]': {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      minW: '0',
      ps: { md: '3' },
      h: { md: '8' },
      borderInlineStartWidth: { md: '1px' },
    },
    '& [data-part=person]': { display: { base: 'none', lg: 'grid' }, minW: '0' },
    '& [data-part=person] > [data-part=name]': {
      display: 'flex',
      alignItems: 'center',
      gap: '1.5',
      textStyle: 'sm',
      fontWeight: '600',
      '& > span:first-of-type': {
        maxW: '14rem',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      },
    },
    '& [data-part=person] > [data-part=role]': {
      fontSize: '2xs',
      lineHeight: '.9375rem',
      color: 'fg.muted',
      whiteSpace: 'nowrap',
    },
  },
})
