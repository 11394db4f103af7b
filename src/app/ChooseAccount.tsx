import { Building2 } from 'lucide-react'
import { ListHead } from '@/list/ListHead'
import { Panel } from '@/list/Panel'
import type { ListSpec } from '@/list/types'
import { Button } from '@/ui/Button'
import { StateView } from '@/ui/StateView'
import { requestAccount } from './frame/accountRequest'

/** What belongs to an account asks for one while none is selected (reading B2). */
export function ChooseAccount({ spec }: { spec: ListSpec<never> }) {
  return (
    <Panel grows>
      <title>{`${spec.title} - Console`}</title>
      <ListHead spec={spec} createLink={undefined} search={null} />
      <StateView
        borderTopWidth="1px"
        icon={Building2}
        tone="people"
        title="Choose an account"
        text={`${spec.title} belong to an account. Select one at the top of the page to see its ${spec.title.toLowerCase()}.`}
        action={
          <Button variant="outline" onClick={requestAccount}>
            <Building2 size={16} aria-hidden />
            Select account
          </Button>
        }
      />
    </Panel>
  )
}
