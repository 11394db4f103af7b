import { Box, chakra, Flex, Grid, Link } from '@chakra-ui/react'
import { Building2, LogOut, Pencil } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { canRead, roleLabel } from '@/auth/permissions'
import { useSelectedAccount, useSession } from '@/auth/session'
import type { SessionUser } from '@/auth/user'
import { accounts as accountsEntity, planOf } from '@/entities/accounts/definition'
import { Avatar } from '@/ui/Avatar'
import { Button } from '@/ui/Button'
import { Badge } from '@/ui/inline'
import { Note } from '@/ui/Note'
import { Thumb } from '@/ui/Thumb'
import { WindowTitle } from '@/ui/WindowTitle'
import { useAppConfig } from '../configContext'
import { useLeave } from '../useLeave'
import { JsonView } from './JsonView'

/** /profile (rule ROUTE-2). */
export function ProfileScreen() {
  const { user } = useSession()
  const { supportEmail } = useAppConfig()
  const { logout } = useLeave()
  const { rows = [] } = accountsEntity.calls.useRows('', { enabled: canRead(user?.permissions ?? []) })
  const [selectedId] = useSelectedAccount()
  const selected = rows.find(({ account }) => account === selectedId)
  if (!user) return null
  return (
    <ProfileView
      user={user}
      supportEmail={supportEmail}
      accounts={rows}
      {...(selected && { plan: planOf(selected) })}
      onLogout={() => void logout()}
    />
  )
}

interface ProfileViewProps {
  user: SessionUser
  supportEmail: string
  /** Names and images of the known accounts; others show only their id. */
  accounts?: readonly AccountDetail[]
  /** Plan of the selected account; omitted while none is selected. */
  plan?: string
  onLogout: () => void
}

/** 'Your Profile' (rule AUTH-15). */
export function ProfileView({ user, supportEmail, accounts = [], plan, onLogout }: ProfileViewProps) {
  const [editing, setEditing] = useState(false)
  const noteId = useId()
  return (
    <Flex direction="column" flex="1" bg="bg.panel" borderWidth="1px" borderRadius="lg">
      <WindowTitle>Your Profile</WindowTitle>
      <Flex
        wrap="wrap"
        align="center"
        gap="3"
        px={{ base: '3', md: '5' }}
        py="3"
        minH="64px"
        borderBottomWidth="1px"
      >
        <chakra.h1 flex={{ base: '1 0 100%', sm: '1' }} textStyle="pageTitle">
          Your Profile
        </chakra.h1>
        <Button
          variant="outline"
          aria-expanded={editing}
          aria-controls={noteId}
          onClick={() => setEditing((open) => !open)}
        >
          <Pencil size={16} aria-hidden />
          Edit Profile
        </Button>
        <Button variant="outline" onClick={onLogout}>
          <LogOut size={16} aria-hidden />
          Logout
        </Button>
      </Flex>
      <EditNote id={noteId} open={editing} supportEmail={supportEmail} />
      <Grid flex="1" templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 21rem) minmax(0, 1fr)' }}>
        <Person user={user} plan={plan} />
        <Flex
          direction="column"
          gap="6"
          p={{ base: '3', md: '5' }}
          borderStartWidth={{ lg: '1px' }}
          borderTopWidth={{ base: '1px', lg: '0' }}
        >
          <Section title="Accounts">
            <AccountsOfToken ids={user.accounts} details={accounts} />
          </Section>
          <Section title="User profile">
            <JsonView label="User profile" value={user.profile} />
          </Section>
        </Flex>
      </Grid>
    </Flex>
  )
}

function Person({ user, plan }: { user: SessionUser; plan: string | undefined }) {
  const role = roleLabel(user.permissions)
  return (
    <Box p={{ base: '3', md: '5' }}>
      <Avatar name={user.name} src={user.picture} size="5.5rem" />
      <chakra.h2 mt="3.5" textStyle="editTitle" overflowWrap="anywhere">
        {user.name}
      </chakra.h2>
      {user.email && (
        <chakra.p color="fg.muted" overflowWrap="anywhere">
          {user.email}
        </chakra.p>
      )}
      <Grid as="dl" mt="5" templateColumns="6rem minmax(0, 1fr)" gap="2.5" textStyle="sm">
        <chakra.dt color="fg.muted">Role</chakra.dt>
        <chakra.dd>{role ? <Badge tone="success">{role}</Badge> : 'No role'}</chakra.dd>
        {plan && (
          <>
            <chakra.dt color="fg.muted">Plan</chakra.dt>
            <chakra.dd>
              <Badge tone="accent">{plan}</Badge>
            </chakra.dd>
          </>
        )}
      </Grid>
    </Box>
  )
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <chakra.section>
    <chakra.h2 mb="2.5" textStyle="section">
      {title}
    </chakra.h2>
    {children}
  </chakra.section>
)

/** Explains why the profile cannot be edited here (decision E4). */
function EditNote({ id, open, supportEmail }: { id: string; open: boolean; supportEmail: string }) {
  return (
    <Box id={id} role="status">
      {open && (
        <Note mx={{ base: '3', md: '5' }} mt={{ base: '3', md: '5' }}>
          The identity provider holds your profile, so it cannot be changed in this console. To have your
          name, picture or e-mail corrected, write to{' '}
          <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>.
        </Note>
      )}
    </Box>
  )
}

/** Details of an account besides its id. */
interface AccountDetail {
  account?: string
  name?: string
  imgUrl?: string | null
}

/** The accounts listed in the access token, with names and images if known. */
function AccountsOfToken(props: { ids: readonly string[]; details: readonly AccountDetail[] }) {
  if (props.ids.length === 0) return <chakra.p color="fg.muted">Your access token names no account.</chakra.p>
  return (
    <chakra.ul aria-label="Accounts" borderWidth="1px" borderRadius="md" listStyleType="none">
      {props.ids.map((id) => {
        const detail = props.details.find(({ account }) => account === id)
        return (
          <Flex
            as="li"
            key={id}
            align="center"
            gap="3"
            px="3"
            py="2"
            minH="47px"
            _notFirst={{ borderTopWidth: '1px' }}
          >
            <Thumb src={detail?.imgUrl} type="accounts" icon={Building2} family="people" size={32} />
            <chakra.span flex="1" minW="0" textStyle="label" overflowWrap="anywhere">
              {detail?.name ?? id}
            </chakra.span>
            {detail?.name && (
              <chakra.span fontFamily="mono" fontSize="xs" color="fg.muted" overflowWrap="anywhere">
                {id}
              </chakra.span>
            )}
          </Flex>
        )
      })}
    </chakra.ul>
  )
}
