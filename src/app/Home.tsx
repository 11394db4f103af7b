import { Suspense, useState } from 'react'
import { canPlan, isWriteAdmin } from '@/auth/permissions'
import { LOGIN_FAILED, type SessionUser, useSelectedAccount, useSession } from '@/auth/session'
import { failureText } from '@/auth/signInFailure'
import { EditPending } from '@/form/EditStates'
import { useAppConfig } from './configContext'
import { Footer } from './frame/Footer'
import { NoticeSlot } from './frame/NoticeSlot'
import { useAccountChoices } from './frame/useAccountChoices'
import { LoginScreen } from './login/LoginScreen'
import { TrailArt } from './login/TrailArt'
import { Protected } from './Protected'
import { ChooseAccount, Overview, prepareHome } from './routing'
import { NewHere } from './tour/NewHere'

/** The home page: the login screen for visitors, the overview for signed-in users (rule ROUTE-1). */
export function Home() {
  const { status, user, error, login } = useSession()
  const { supportEmail, auth } = useAppConfig()
  if (status === 'signedIn' && user) {
    return (
      <Protected>
        <Suspense fallback={<EditPending title="Overview" />}>
          <HomeOf user={user} />
        </Suspense>
      </Protected>
    )
  }
  return (
    <LoginScreen
      supportEmail={supportEmail}
      onSubmit={(email) => login(email)}
      error={error && (failureText(error, auth.domain) ?? LOGIN_FAILED)}
      notice={<NoticeSlot />}
      footer={<Footer />}
    />
  )
}

/** The overview of the selected account; without one, the accounts to choose from. */
function HomeOf({ user }: { user: SessionUser }) {
  const [selected] = useSelectedAccount()
  const { accounts, selected: object, error, retry, choose } = useAccountChoices()
  const [hasChosen, setHasChosen] = useState(false)
  const account = selected.trim()
  if (account === '') {
    return (
      <ChooseAccount
        user={user}
        accounts={accounts}
        error={error}
        onRetry={retry}
        canAdd={isWriteAdmin(user.permissions)}
        onChoose={(chosen) => {
          prepareHome(chosen)
          setHasChosen(true)
          void choose(chosen)
        }}
      />
    )
  }
  return (
    <Overview
      key={account}
      user={user}
      account={account}
      accountName={object?.name}
      canWrite={canPlan(user.permissions)}
      art={<TrailArt />}
      offer={<NewHere />}
      takesFocus={hasChosen}
    />
  )
}
