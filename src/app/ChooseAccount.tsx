import { Building2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { canPlan } from '@/auth/permissions'
import { useSelectedAccount, useSession } from '@/auth/session'
import type { AnyEntity } from '@/entities/definition'
import { FilterButton } from '@/list/FilterBar'
import { ListBar } from '@/list/Listing'
import { ListHead, Panel } from '@/list/Panel'
import { SearchBox } from '@/list/SearchBox'
import { ProgrammeHead } from '@/parts/page/ProgrammeHead'
import { Button } from '@/ui/Button'
import { StateView, type StateViewProps } from '@/ui/StateView'
import { WindowTitle } from '@/ui/WindowTitle'
import styles from './ChooseAccount.module.css'
import { requestAccount } from './frame/AccountSelector'

interface OfAccountProps {
  entity: AnyEntity
  children: (account: string) => ReactNode
}

/** A screen of the selected account (decision B2). The accounts themselves need none. */
export function OfAccount({ entity, children }: OfAccountProps) {
  const [account] = useSelectedAccount()
  if (entity.scope === 'account' && account.trim() === '') return <ChooseAccount entity={entity} />
  return children(account)
}

/** Replaces an account's screen while no account is selected. Its heading is shown already. */
function ChooseAccount({ entity }: { entity: AnyEntity }) {
  const spec = entity.list
  const { user } = useSession()
  return (
    <Panel grows>
      <WindowTitle>{spec.title}</WindowTitle>
      <ListHead
        spec={spec}
        createLink={(entity.editableBy ?? canPlan)(user?.permissions ?? []) ? 'later' : undefined}
        search={<SearchBox label={`Search ${spec.title.toLowerCase()}`} />}
      />
      <ListBar>
        <FilterButton />
      </ListBar>
      <SelectAccount
        className={styles.belowBar}
        text={`${spec.title} belong to an account. Choose one at the top of the page to see its ${spec.title.toLowerCase()}.`}
      />
    </Panel>
  )
}

const SelectAccount = (props: Pick<StateViewProps, 'text' | 'className'>) => (
  <StateView
    icon={Building2}
    title="Select an account"
    {...props}
    action={
      <Button variant="outline" onClick={requestAccount}>
        <Building2 size={16} aria-hidden />
        Select account
      </Button>
    }
  />
)

interface PageOfAccountProps {
  /** What the page is for, e.g. 'A check looks at the programme of one account.' */
  text: string
  children: (account: string) => ReactNode
}

/** Wraps a page about the whole programme of the selected account. Its head is shown without an account, too. */
export function PageOfAccount({ text, children }: PageOfAccountProps) {
  const [account] = useSelectedAccount()
  if (account.trim() !== '') return children(account)
  return (
    <Panel grows>
      <ProgrammeHead />
      <SelectAccount text={text} />
    </Panel>
  )
}
