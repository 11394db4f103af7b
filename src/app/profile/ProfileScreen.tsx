import { Building2, CircleUser, LogOut, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { canRead, roleLabel } from '@/auth/permissions'
import { useSelectedAccount, useSession } from '@/auth/session'
import type { SessionUser } from '@/auth/user'
import { accounts as accountsEntity } from '@/entities/accounts/definition'
import { planOf } from '@/model/accountPlan'
import { PageTile } from '@/parts/page/ProgrammeHead'
import { Avatar } from '@/ui/Avatar'
import { Button } from '@/ui/Button'
import { useDisclosure } from '@/ui/Disclosure'
import { Badge } from '@/ui/inline'
import { Note } from '@/ui/Note'
import { PageHead } from '@/ui/PageHead'
import shared from '@/ui/shared.module.css'
import { Thumb } from '@/ui/Thumb'
import { Title } from '@/ui/Title'
import { WindowTitle } from '@/ui/WindowTitle'
import { useAppConfig } from '../configContext'
import panel from '../panel.module.css'
import { useLeave } from '../useLeave'
import { JsonView } from './JsonView'
import styles from './ProfileScreen.module.css'

/** /profile (rule ROUTE-2). */
export function ProfileScreen() {
  const { user } = useSession()
  const { supportEmail } = useAppConfig()
  const { logout } = useLeave()
  const { rows, isFetching } = accountsEntity.calls.useRows('', { enabled: canRead(user?.permissions ?? []) })
  const [selectedId] = useSelectedAccount()
  const selected = rows?.find(({ account }) => account === selectedId)
  // The plan keeps its place while the accounts load (rule VIEW-9).
  const plan = selected ? planOf(selected) : isFetching && !rows && selectedId ? '…' : undefined
  if (!user) return null
  return (
    <ProfileView
      user={user}
      supportEmail={supportEmail}
      accounts={rows}
      plan={plan}
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
  const { isOpen, toggle, content } = useDisclosure()
  return (
    <div className={panel.panel}>
      <WindowTitle>Your Profile</WindowTitle>
      <PageHead className={styles.head} tile={<PageTile icon={CircleUser} />} title="Your Profile">
        <Button variant="outline" {...toggle}>
          <Pencil size={16} aria-hidden />
          Edit Profile
        </Button>
        <Button variant="outline" onClick={onLogout}>
          <LogOut size={16} aria-hidden />
          Logout
        </Button>
      </PageHead>
      <EditNote id={content.id} open={isOpen} supportEmail={supportEmail} />
      <div className={styles.columns}>
        <Person user={user} plan={plan} />
        <div className={styles.sections}>
          <Section title="Accounts">
            <AccountsOfToken ids={user.accounts} details={accounts} />
          </Section>
          <Section title="User profile">
            <JsonView label="User profile" value={user.profile} />
          </Section>
        </div>
      </div>
    </div>
  )
}

function Person({ user, plan }: { user: SessionUser; plan: string | undefined }) {
  const role = roleLabel(user.permissions)
  return (
    <div className={styles.person}>
      <Avatar name={user.name} src={user.picture} size="5.5rem" />
      <Title className={styles.name}>{user.name}</Title>
      {user.email && <p className={styles.email}>{user.email}</p>}
      <dl className={styles.facts}>
        <dt>Role</dt>
        <dd>{role ? <Badge tone="success">{role}</Badge> : 'No role'}</dd>
        {plan && (
          <>
            <dt>Plan</dt>
            <dd>
              <Badge tone="accent">{plan}</Badge>
            </dd>
          </>
        )}
      </dl>
    </div>
  )
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <Title className={styles.title}>{title}</Title>
    {children}
  </section>
)

/** Explains why the profile cannot be edited here (decision E4). */
function EditNote({ id, open, supportEmail }: { id: string; open: boolean; supportEmail: string }) {
  return (
    <div id={id} role="status">
      {open && (
        <Note className={styles.note}>
          The identity provider holds your profile, so it cannot be changed in this console. To have your
          name, picture or e-mail corrected, write to{' '}
          <a href={`mailto:${supportEmail}`} className={shared.link}>
            {supportEmail}
          </a>
          .
        </Note>
      )}
    </div>
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
  if (props.ids.length === 0) return <p className={styles.none}>Your access token names no account.</p>
  return (
    <ul aria-label="Accounts" className={styles.accounts}>
      {props.ids.map((id) => {
        const detail = props.details.find(({ account }) => account === id)
        return (
          <li key={id} className={styles.account}>
            <Thumb src={detail?.imgUrl} type="accounts" icon={Building2} family="people" size={32} />
            <span className={styles.accountName}>{detail?.name ?? id}</span>
            {detail?.name && <span className={styles.accountId}>{id}</span>}
          </li>
        )
      })}
    </ul>
  )
}
