import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { Building2, CloudAlert } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import type { Account } from '@/generated/model'
import { pluralize } from '@/lib/format'
import { pressedKey } from '@/lib/keys'
import { TextQuery } from '@/lib/textQuery'
import { linkToNew } from '@/list/ObjectLink'
import { recentObjects } from '@/parts/navigation/recentObjects'
import { PageTitle } from '@/parts/page/ProgrammeHead'
import { Surface } from '@/parts/page/panel'
import { Button } from '@/ui/Button'
import { More } from '@/ui/More'
import { SearchInput } from '@/ui/SearchInput'
import { StateView } from '@/ui/StateView'
import { Skeleton } from '@/ui/styled'
import { TryAgain } from '@/ui/TryAgain'
import { AccountCard, type LoadQueue } from './AccountCard'
import styles from './ChooseAccount.module.css'
import { Greeting } from './Greeting'
import { readVisits } from './visits'

interface ChooseAccountProps {
  user: { name: string }
  /** The accounts that can be selected; undefined until they are loaded. */
  accounts: readonly Account[] | undefined
  error: string | undefined
  onRetry: () => void
  onChoose: (account: string) => void
  canAdd: boolean
}

const searchBox = { className: styles.search }

/** The number of cards rendered at first, and added with each press. */
const step = 60
/** The number of accounts whose figures are fetched at the same time. */
const atATime = 3

const nameOf = (account: Account) => account.name || account.account

/** The home page while no account is selected: the accounts as cards, recently opened ones first. */
export function ChooseAccount(props: ChooseAccountProps) {
  const { user, accounts, error, onChoose } = props
  const [search, setSearch] = useState('')
  const [drawn, setDrawn] = useState(step)
  const queue = useLoadQueue(atATime)
  const opened = useMemo(() => lastOpened(accounts ?? []), [accounts])
  const sorted = useMemo(
    () => [...(accounts ?? [])].sort((a, b) => (opened.get(b.account) ?? 0) - (opened.get(a.account) ?? 0)),
    [accounts, opened],
  )
  const wanted = new TextQuery(search)
  const found = sorted.filter(({ name, account }) => wanted.isIn(name ?? '', account))
  return (
    <Surface>
      <PageTitle />
      <Greeting
        name={user.name}
        action={
          <SearchInput
            value={search}
            onText={setSearch}
            clearLabel="Clear the search"
            aria-label="Search accounts"
            placeholder="Search accounts"
            box={searchBox}
            onKeyDown={(event) => {
              const [first] = found
              if (pressedKey(event) === 'Enter' && !wanted.isBlank && first) onChoose(first.account)
            }}
          />
        }
      >
        Which programme do you want to work on?
      </Greeting>
      <chakra.div borderTopWidth="1px" p="inset" aria-busy={!accounts && !error}>
        {error && !accounts ? (
          <StateView
            icon={CloudAlert}
            tone="danger"
            title="Accounts could not be loaded"
            text={error}
            action={<TryAgain size="md" onClick={props.onRetry} />}
          />
        ) : (
          <>
            <chakra.ul
              listStyleType="none"
              display="grid"
              gap="4"
              gridTemplateColumns="repeat(auto-fill, minmax(min(19rem, 100%), 1fr))"
            >
              {accounts
                ? found
                    .slice(0, drawn)
                    .map((account) => (
                      <AccountCard
                        key={account.account}
                        account={account}
                        name={nameOf(account)}
                        openedAt={opened.get(account.account)}
                        queue={queue}
                        onChoose={() => onChoose(account.account)}
                      />
                    ))
                : [1, 2, 3].map((card) => (
                    <li key={card}>
                      <Skeleton display="block" h="148px" borderRadius="lg" />
                    </li>
                  ))}
            </chakra.ul>
            <More rest={found.length - drawn} step={step} onClick={() => setDrawn(drawn + step)} />
            {accounts && <Below {...props} accounts={accounts} found={found.length} search={search.trim()} />}
          </>
        )}
      </chakra.div>
    </Surface>
  )
}

/** When each account was last opened in this browser, in ms. */
function lastOpened(accounts: readonly Account[]): ReadonlyMap<string, number> {
  const at = new Map<string, number>()
  for (const { account } of accounts) at.set(account, readVisits(account)?.seen.at ?? 0)
  for (const opened of recentObjects())
    at.set(opened.account, Math.max(at.get(opened.account) ?? 0, opened.at))
  return at
}

interface BelowProps extends ChooseAccountProps {
  accounts: readonly Account[]
  found: number
  search: string
}

/** The number of accounts, and what to do if one is missing. */
function Below({ accounts, found, search, canAdd }: BelowProps) {
  if (accounts.length > 0 && found === 0)
    return <StateView icon={Building2} title={`No account matches "${search}".`} />
  const count = accounts.length
  return (
    <chakra.p
      mt="4"
      textStyle="sm"
      color="fg.muted"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2"
    >
      <Building2 size={16} aria-hidden />
      <span>
        {count === 0
          ? 'No account is open to you.'
          : `${pluralize(count, 'account is', 'accounts are')} open to you.`}
      </span>
      {canAdd ? (
        <Button asChild variant="ghost" size="sm">
          <Link {...linkToNew('accounts')}>Add Account</Link>
        </Button>
      ) : (
        <span>Ask an administrator for another one.</span>
      )}
    </chakra.p>
  )
}

function useLoadQueue(atATime: number): LoadQueue {
  const [line, setLine] = useState<readonly string[]>([])
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set())
  const join = useCallback((id: string) => setLine((was) => (was.includes(id) ? was : [...was, id])), [])
  const done = useCallback(
    (id: string) => setSettled((was) => (was.has(id) ? was : new Set([...was, id]))),
    [],
  )
  return useMemo(() => {
    const working = new Set(line.filter((id) => !settled.has(id)).slice(0, atATime))
    return { has: (id) => working.has(id) || settled.has(id), join, done }
  }, [line, settled, atATime, join, done])
}
