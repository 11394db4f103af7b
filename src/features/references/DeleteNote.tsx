import { chakra, useRecipe } from '@chakra-ui/react'
import { Unlink } from 'lucide-react'
import { useEffect, useState } from 'react'
import { LostNote } from '@/features/journal/LostNote'
import { Gaps } from '@/features/shared/Gaps'
import { useRestOfLists } from '@/features/shared/useLists'
import { ObjectLink } from '@/list/ObjectLink'
import type { EntityType } from '@/model/entityTypes'
import { EntityTile } from '@/ui/EntityTile'
import { counted, formatNumber } from '@/ui/format'
import { whereOf } from './ReferenceRow'
import { type UsedBy, type Uses, useUses } from './useUses'

interface DeleteNoteProps {
  type: EntityType
  id: string
  account: string
}

/** At most this many are named; the others are counted. */
const named = 4

/**
 * What a deletion leaves dangling (rule USE-5). It informs only: the dialog never waits for it. References of the
 * object to itself are not counted, because they are deleted with it.
 */
export function DeleteNote({ type, id, account }: DeleteNoteProps) {
  const uses = useUses(type, id, account)
  const rest = useRestOfLists(account)
  const isShown = useAfterPress(!uses.isLoading)
  if (uses.lists.length === 0) return <LostNote />
  return (
    <chakra.div display="grid" gap="2" textStyle="sm">
      <chakra.div role="status">
        {isShown ? <Found {...others(uses, type, id)} /> : <Plain>Checking what uses it...</Plain>}
      </chakra.div>
      {isShown && <Gaps lists={uses.lists} rest={rest} />}
      <LostNote />
    </chakra.div>
  )
}

/**
 * Turns true once `is` is true. Waits while a button is pressed, because the dialog grows and the button would move
 * (decision H33). Does not use the form's `afterPress`, which would load the code of all forms.
 */
function useAfterPress(is: boolean): boolean {
  const [isShown, setShown] = useState(is)
  useEffect(() => {
    if (!is) return
    if (!document.querySelector('button:active')) return setShown(true)
    // The click event follows pointer-up in the same task.
    const onUp = () => setTimeout(() => setShown(true))
    window.addEventListener('pointerup', onUp, { once: true })
    return () => window.removeEventListener('pointerup', onUp)
  }, [is])
  return isShown
}

const Plain = chakra('p', { base: { color: 'fg.muted' } })

/** The uses by other objects: one row for each object. */
function others({ rows, isWhole }: Uses, type: EntityType, id: string) {
  const objects = new Map<string, UsedBy>()
  for (const use of rows) {
    const key = JSON.stringify([use.type, use.id])
    if (!objects.has(key) && !(use.type === type && use.id === id)) objects.set(key, use)
  }
  return { objects: [...objects.values()], isWhole }
}

function Found({ objects, isWhole }: ReturnType<typeof others>) {
  const count = objects.length
  const link = useRecipe({ key: 'link' })
  if (count === 0) return <Plain>{isWhole ? 'Nothing uses it.' : 'Nothing found that uses it.'}</Plain>
  const words = `${isWhole ? '' : 'at least '}${counted(count, 'object')}`
  return (
    <>
      <chakra.p display="flex" gap="2" alignItems="baseline" color="danger.text">
        <chakra.span flexShrink="0" alignSelf="center">
          <Unlink size={14} aria-hidden />
        </chakra.span>
        <span>
          <b>{`Used by ${words}`}</b>, which will be left dangling:
        </span>
      </chakra.p>
      <chakra.ul
        listStyleType="none"
        mt="2"
        borderWidth="1px"
        borderColor="border.strong"
        borderRadius="md"
        css={{ '& > li + li': { borderTopWidth: '1px' }, '& a': link() }}
      >
        {objects.slice(0, named).map((use) => (
          <chakra.li
            key={use.key}
            display="grid"
            gridTemplateColumns="28px minmax(0, 1fr)"
            columnGap="2.5"
            alignItems="center"
            px="2.5"
            py="1.5"
          >
            <EntityTile icon={use.entity.list.icon} family={use.entity.list.family} size={28} />
            <chakra.span minW="0">
              <chakra.span display="block" truncate fontWeight="600" title={use.name}>
                <ObjectLink to={use}>
                  <bdi>{use.name}</bdi>
                </ObjectLink>
              </chakra.span>
              <chakra.span display="block" textStyle="xs" color="fg.muted" overflowWrap="anywhere">
                {whereOf(use)}
              </chakra.span>
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
      {count > named && <Plain mt="1.5">{`and ${formatNumber(count - named)} more`}</Plain>}
    </>
  )
}
