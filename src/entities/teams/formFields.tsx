import { Link } from '@tanstack/react-router'
import { ShownField } from '@/form/Field'
import { NumberField } from '@/form/fields/NumberField'
import { useFormContext } from '@/form/formContext'
import type { Team } from '@/generated/model'
import { formatNumber } from '@/lib/format'
import shared from '@/ui/shared.module.css'
import { players } from '../players/definition'

export function Score() {
  return (
    <>
      <NumberField<Team> name="points" />
      <NumberField<Team> name="credits" />
      <MembersField />
    </>
  )
}

/** The number of loaded players in the team, marked as partial if the player list is truncated (decision B9). */
function MembersField() {
  const { isNew, store } = useFormContext<Team>()
  return isNew ? null : <Members team={store.initial('id')} />
}

function Members({ team }: { team: unknown }) {
  const { account } = useFormContext()
  const { rows, error, hasMore } = players.calls.useRows(account)
  const count = rows?.filter((player) => player.team === team).length
  return (
    <ShownField
      label="Members"
      help={
        count !== undefined && hasMore
          ? `Partial: counted among the first ${formatNumber(rows?.length ?? 0)} players ${players.sortedBy}.`
          : 'The team of a player is chosen in the form of the player.'
      }
    >
      {count !== undefined ? (
        <span>
          {hasMore && <span>At least</span>}{' '}
          {count === 0 ? (
            <span>0 players</span>
          ) : (
            <Link
              className={shared.link}
              to="/$entityType/list"
              params={{ entityType: 'players' }}
              search={{ team: [String(team)] }}
            >
              {count === 1 ? '1 player' : `${formatNumber(count)} players`}
            </Link>
          )}
        </span>
      ) : error ? (
        `Players could not be loaded: ${error.message}`
      ) : (
        'Counting...'
      )}
    </ShownField>
  )
}
