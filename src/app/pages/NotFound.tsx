import { Link } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { canRead } from '@/auth/permissions'
import { useSession } from '@/auth/session'
import { isPageOn } from '@/parts/navigation/pages'
import { Button } from '@/ui/Button'
import { StateView } from '@/ui/StateView'
import { WindowTitle } from '@/ui/WindowTitle'
import { Protected } from '../Protected'
import shared from '../panel.module.css'
import { BarePage } from './BarePage'

/** The page for any unknown address (rule ROUTE-9): in the frame for users who have one. */
export function NotFound() {
  const { user } = useSession()
  if (!user || !canRead(user.permissions))
    return (
      <BarePage title="Not Found">
        <Message back="Go to the start page" />
      </BarePage>
    )
  return (
    <Protected>
      <div className={shared.panel}>
        <WindowTitle>Not Found</WindowTitle>
        {/* Without the overview the start page leads to the accounts. */}
        <Message back={`Open ${isPageOn('/') ? 'Overview' : 'Accounts'}`} />
      </div>
    </Protected>
  )
}

const Message = ({ back }: { back: string }) => (
  <StateView
    level={1}
    icon={SearchX}
    title="Not Found"
    text="There is nothing at this address. It may have been mistyped, or the page no longer exists."
    action={
      <Button asChild variant="outline">
        <Link to="/">{back}</Link>
      </Button>
    }
  />
)
