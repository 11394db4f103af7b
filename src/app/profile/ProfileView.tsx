import { Box, chakra, Flex, Grid } from '@chakra-ui/react'
import { LogOut, Pencil } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { roleLabel } from '@/auth/permissions'
import type { SessionUser } from '@/auth/user'
import { Avatar } from '@/ui/Avatar'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { type AccountDetail, AccountsOfToken } from './AccountsOfToken'
import { EditNote } from './EditNote'
import { JsonView } from './JsonView'

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
      <title>Your Profile - Console</title>
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
