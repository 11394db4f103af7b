import { Link } from '@tanstack/react-router'
import { startTransition, useEffect, useState } from 'react'
import type { First } from '@/engine/economy/protocol'
import { afterText } from '@/engine/economy/words'
import { type LoadedList, rowsByType } from '@/entities/useLists'
import { ObjectLink } from '@/list/ObjectLink'
import { useRunner } from '@/parts/background/runner'
import { createEconomyRunner } from '@/parts/economy/useEconomy'
import { MoreLink, Part, Quiet } from '@/parts/page/panel'
import { Inside } from '@/ui/signs'
import { Skeleton } from '@/ui/styled'

interface FirstPrizeProps {
  account: string
  /** All lists of the account. */
  lists: readonly LoadedList[]
  /** The start of the calculation, in ms. */
  at: number
}

/** The overview's part about the economy: the days to the first prize (rule ECON-8). */
export function FirstPrize({ account, lists, at }: FirstPrizeProps) {
  const [found, setFound] = useState<{ first: First | undefined }>()
  const ask = useRunner(createEconomyRunner)
  const isLoaded = lists.every(({ isLoading }) => !isLoading)
  useEffect(() => {
    if (!isLoaded) return
    const wanted = { kind: 'first', account, at, days: 30, profile: 'regular' } as const
    ask({ lists: rowsByType(lists), wanted }, (result) => {
      if (result.kind === 'first') startTransition(() => setFound({ first: result.first }))
    })
  }, [isLoaded, account, lists, at, ask])
  return (
    <Part
      title="Economy"
      isBusy={!found}
      action={
        <MoreLink>
          <Link to="/programme/economy">
            Open the economy <Inside />
          </Link>
        </MoreLink>
      }
    >
      {!found ? (
        <Skeleton w="min(28rem, 80%)" h="14px" />
      ) : !found.first ? (
        <Quiet>No prize with a price is offered.</Quiet>
      ) : (
        <Quiet>
          <span>A regular player can pay for the first prize, </span>
          <ObjectLink to={{ type: 'prizes', id: found.first.id }}>
            <b>{found.first.name}</b>
          </ObjectLink>
          <span>{`, ${afterText(found.first.day, found.first.hour)}.`}</span>
        </Quiet>
      )}
    </Part>
  )
}
