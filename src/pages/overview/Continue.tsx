import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { AnyEntity } from '@/entities/definition'
import { entityOf } from '@/entities/registry'
import type { LoadedList } from '@/entities/useLists'
import { draftsIn, type Draft as Kept } from '@/form/draftStorage'
import { titleOf } from '@/lib/value'
import { linkToNew, ObjectLink } from '@/list/ObjectLink'
import type { EntityType } from '@/model/entityTypes'
import { idOf } from '@/model/references'
import { recentObjects } from '@/parts/navigation/recentObjects'
import { ObjectRow } from '@/parts/page/ObjectRow'
import { Part, PlainList, Quiet, RowSkeletons } from '@/parts/page/panel'
import { Button } from '@/ui/Button'
import { ObjectCells } from '@/ui/ObjectCells'
import { agoText } from './days'

interface ContinueProps {
  account: string
  /** The lists that contain the names; undefined while they load. */
  lists: readonly LoadedList[] | undefined
  now: number
}

const mostDrafts = 3
const mostOpened = 4

/** Unsaved drafts, and the objects that were last opened in this browser. */
export function Continue({ account, lists, now }: ContinueProps) {
  const [kept] = useState(() => ({
    drafts: draftsIn(account).map((draft) => ({ ...draft, type: draft.key[1], id: draft.key[2] })),
    opened: recentObjects().filter((opened) => opened.account === account),
  }))
  if (!lists)
    return (
      <Part title="Continue" isBusy>
        <RowSkeletons count={4} />
      </Part>
    )
  const drafts = kept.drafts.flatMap((draft) => named(draft, lists) ?? []).slice(0, mostDrafts)
  const isDraft = (type: string, id: string) => drafts.some((draft) => draft.type === type && draft.id === id)
  const opened = kept.opened
    .flatMap((object) => named(object, lists) ?? [])
    .filter(({ type, id, isGone }) => !isGone && !isDraft(type, id))
    .slice(0, mostOpened)
  return (
    <Part title="Continue">
      {drafts.length + opened.length === 0 && (
        <Quiet>Unfinished drafts and the objects that you opened last appear here.</Quiet>
      )}
      {drafts.length > 0 && (
        <PlainList display="grid" gap="2" mb="2">
          {drafts.map((draft) => (
            <Draft key={draft.key.join()} draft={draft} now={now} />
          ))}
        </PlainList>
      )}
      <PlainList>
        {opened.map((object) => (
          <li key={`${object.type} ${object.id}`}>
            <ObjectRow
              object={object}
              text={object.entity.list.singular}
              action={
                <chakra.span textStyle="sm" color="fg.muted" whiteSpace="nowrap">
                  {agoText(object.at, now)}
                </chakra.span>
              }
            />
          </li>
        ))}
      </PlainList>
    </Part>
  )
}

type Shown<Kept> = Kept & { type: EntityType; entity: AnyEntity; name: string; isGone: boolean }

/** Undefined for a type that this version of the console does not have. */
function named<Kept extends { type: string; id: string }>(
  kept: Kept,
  lists: readonly LoadedList[],
): Shown<Kept> | undefined {
  const entity = entityOf(kept.type)
  if (!entity) return undefined
  const { type } = entity.list
  if (kept.id === 'new')
    return { ...kept, type, entity, name: `New ${entity.list.singular.toLowerCase()}`, isGone: false }
  const list = lists.find((one) => one.type === type)
  const row = list?.rows?.find((object) => idOf(list.type, object) === kept.id)
  const isGone = !row && list?.rows !== undefined && !list.isPartial
  return { ...kept, type, entity, name: row ? titleOf(row, kept.id) : kept.id, isGone }
}

function Draft({ draft, now }: { draft: Shown<Kept & { type: string; id: string }>; now: number }) {
  const { name } = draft
  const typed = draft.changes.find(({ path }) => path.length === 1 && path[0] === 'name')
  const newName = typeof typed?.is === 'string' ? typed.is.trim() : ''
  const shown = draft.id === 'new' && newName ? newName : name
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="32px minmax(0, 1fr) auto"
      columnGap="3"
      alignItems="center"
      p="3"
      borderWidth="1px"
      borderColor="border.strong"
      borderRadius="lg"
      boxShadow="inset 3px 0 {colors.accent.mark}"
      bg="bg.subtle"
    >
      <ObjectCells tile={draft.entity.list} name={shown} text={`Unsaved draft, ${agoText(draft.at, now)}`} />
      <Button asChild size="sm" variant="outline">
        {draft.id === 'new' ? (
          <Link {...linkToNew(draft.type)} aria-label={`Continue ${shown}`}>
            Continue
          </Link>
        ) : (
          <ObjectLink to={draft} aria-label={`Continue ${shown}`}>
            Continue
          </ObjectLink>
        )}
      </Button>
    </chakra.li>
  )
}
