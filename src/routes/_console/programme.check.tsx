import { createFileRoute } from '@tanstack/react-router'
import { ListChecks } from 'lucide-react'
import { PageOfAccount } from '@/app/ChooseAccount'
import { CheckPage } from '@/programme/check/page/CheckPage'
import { parseCheckSearch } from '@/programme/check/search'
import { ProgrammeHead } from '@/programme/ProgrammeHead'

/** /programme/check: the faults of an account (rule CHECK-1). */
export const Route = createFileRoute('/_console/programme/check')({
  validateSearch: parseCheckSearch,
  component: Check,
})

const head = <ProgrammeHead icon={ListChecks} title="Check" tagline="NOTHING LEFT TO CHANCE" />

function Check() {
  const search = Route.useSearch()
  return (
    <PageOfAccount
      head={head}
      text="A check looks at the programme of one account. Choose it at the top of the page."
    >
      {(account) => <CheckPage key={account} account={account} search={search} />}
    </PageOfAccount>
  )
}
