import { useSession } from '@/auth/session'
import { useAppConfig } from '../configContext'
import { Footer } from '../frame/Footer'
import { LoginScreen } from '../login/LoginScreen'
import { LOGIN_FAILED } from '../login/texts'
import { Protected } from '../Protected'
import { Sections } from './Sections'

/** The home page: the login screen for visitors, links to all sections for signed-in users. */
export function Home() {
  const { status, user, error, login } = useSession()
  const { supportEmail } = useAppConfig()
  if (status === 'signedIn' && user) {
    return (
      <Protected>
        <Sections name={user.name} />
      </Protected>
    )
  }
  return (
    <LoginScreen
      supportEmail={supportEmail}
      onSubmit={(email) => login(email)}
      {...(error && { error: LOGIN_FAILED })}
      footer={<Footer />}
    />
  )
}
