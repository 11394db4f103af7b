import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { AnyEntity } from '@/entities/definition'
import { entityOf } from '@/entities/registry'
import { draftsIn, type PlacedDraft } from '@/form/draftStorage'
import { Button } from '@/ui/Button'
import { EntityTile } from '@/ui/EntityTile'
import { titleOf } from '@/ui/value'
import { recentObjectsOf } from '../recentObjects'
import { idOf } from '../references'
import type { LoadedList } from '../useLists'
import { agoText } from './days'
import { objectLink, Part, Plain, Quiet, RowSkeletons, rowLink, TwoLines } from './parts'

interface ContinueProps {
  user: string
  account: string
  /** Undefined while lists load. They contain the names. */
  lists: readonly LoadedList[] | undefined
  now: number
}

const mostDrafts = 3
const mostOpened = 4

/** Unsaved drafts, and the objects that were last opened in this browser. */
export function Continue({ user, account, lists, now }: ContinueProps) {
  const [kept] = useState(() => ({
    drafts: draftsIn(user, account),
    opened: recentObjectsOf(user).filter((opened) => opened.account === account),
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
        <Quiet>Drafts that you leave, and objects that you open, wait here for you.</Quiet>
      )}
      {drafts.length > 0 && (
        <Plain display="grid" gap="2" mb="2">
          {drafts.map((draft) => (
            <Draft key={draft.key} draft={draft} now={now} />
          ))}
        </Plain>
      )}
      <Plain>
        {opened.map((object) => (
          <li key={`${object.type} ${object.id}`}>
            <chakra.span css={rowLink} asChild>
              <Link {...objectLink(object)}>
                <EntityTile icon={object.entity.list.icon} family={object.entity.list.family} size={32} />
                <TwoLines name={object.name} text={object.entity.list.singular} />
                <chakra.span textStyle="sm" color="fg.muted" whiteSpace="nowrap">
                  {agoText(object.at, now)}
                </chakra.span>
              </Link>
            </chakra.span>
          </li>
        ))}
      </Plain>
    </Part>
  )
}

type Named<Kept> = Kept & { entity: AnyEntity; name: string; isGone: boolean }

/** Undefined for a type that this version of the console does not have. */
function named<Kept extends { type: string; id: string }>(
  kept: Kept,
  lists: readonly LoadedList[],
): Named<Kept> | undefined {
  const entity = entityOf(kept.type)
  if (!entity) return undefined
  if (kept.id === 'new') return { ...kept, entity, name: `New ${entity.list.singular}`, isGone: false }
  const list = lists.find(({ type }) => type === kept.type)
  const row = list?.rows?.find((object) => idOf(list.type, object) === kept.id)
  const isGone = !row && list?.rows !== undefined && !list.isPartial
  return { ...kept, entity, name: row ? titleOf(row, kept.id) : kept.id, isGone }
}

function Draft({ draft, now }: { draft: Named<PlacedDraft>; now: number }) {
  const { entity, name } = draft
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
      <EntityTile icon={entity.list.icon} family={entity.list.family} size={32} />
      <TwoLines name={shown} text={`Unsaved draft, ${agoText(draft.at, now)}`} />
      <Button asChild size="sm" variant="outline">
        <Link {...objectLink(draft)} aria-label={`Continue ${shown}`}>
          Continue
        </Link>
      </Button>
    </chakra.li>
  )
}
