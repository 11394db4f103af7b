import { chakra } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import { ArrowRight, Plus, X } from 'lucide-react'
import { useId, useMemo, useRef, useState } from 'react'
import type { BundleObject, CampaignAddress, PlanSource } from '@/engine/plan/types'
import type { CampaignName } from '@/engine/programme/campaignName'
import { copyRequest } from '@/engine/sets/copyRequest'
import {
  countChanged,
  countUses,
  extentOf,
  type Pair,
  replacementOf,
  shiftedExtent,
  suggestionOf,
} from '@/engine/sets/suggestions'
import { isYear } from '@/engine/sets/years'
import { rowsByType, useLists } from '@/entities/useLists'
import { pluralize } from '@/lib/format'
import { ownZone } from '@/lib/zonedTime'
import { programmeTypes } from '@/model/entityTypes'
import type { Lists } from '@/model/references'
import { nouns } from '@/model/words'
import { JoinsNote } from '@/parts/campaigns/JoinsNote'
import { unseenIn } from '@/parts/partial-data/PartialDataDialog'
import { PreviewDialog } from '@/parts/plan/PreviewDialog'
import { plan } from '@/parts/plan/planned'
import { Button, IconButton } from '@/ui/Button'
import { Input } from '@/ui/Input'
import { Switch } from '@/ui/Switch'
import { Extents } from './Extents'
import { ShiftFields, useShift } from './ShiftFields'
import { keepTyped, noteCopies, typedFor } from './typedCopies'

interface DuplicateDialogProps {
  account: string
  objects: readonly BundleObject[]
  /** The campaign that is copied; undefined for a selection. */
  of?: CampaignName
  /** What is copied: 'Spring 2026', '12 missions'. */
  title: string
  /** The screen that the link back of the plan opens, and its campaign. */
  source: PlanSource
  campaign?: CampaignAddress
  onClose: () => void
}

/** What is proposed for a set, as the lists are now. */
function useProposal(
  objects: readonly BundleObject[],
  of: CampaignName | undefined,
  isUsed: (name: string) => boolean,
  lists: Lists,
) {
  // The objects are those of the lists.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `isUsed` reads the lists
  return useMemo(() => suggestionOf(objects, of, isUsed), [lists, of?.tag, of?.category])
}

/** Asks how the copies of a set differ from it, and leads to the preview of their plan (rule CAMPAIGN-4). */
export function DuplicateDialog(props: DuplicateDialogProps) {
  const { account, objects: all, of, title, source, campaign, onClose } = props
  const [hasTeams, setHasTeams] = useState(false)
  // Who selects teams wants them; a tag can have them by the way (rule CAMPAIGN-4).
  const teams = of ? all.filter(({ type }) => type === 'teams').length : 0
  const objects = useMemo(
    () => (teams > 0 && !hasTeams ? all.filter(({ type }) => type !== 'teams') : all),
    [all, teams, hasTeams],
  )
  const isAdding = useRef(false)
  const id = useId()
  const first = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const lists = useLists(account, programmeTypes)
  const isCategory = of?.category !== undefined
  const rows = useMemo(() => rowsByType(lists), [lists])
  const nameOf = (text: string): CampaignName => (isCategory ? { category: text } : { tag: text })
  // Which tags are in use is known when the lists are there; what was typed by then stays.
  const proposed = useProposal(objects, of, (text) => countUses(rows, nameOf(text)) > 0, rows)
  const key = JSON.stringify([account, of, title])
  const [kept] = useState(() => typedFor(key, rows))
  const [ownPairs, setPairs] = useState(kept?.pairs)
  const [ownName, setName] = useState(kept?.name)
  const pairs = ownPairs ?? proposed.pairs
  const name = ownName ?? proposed.name ?? ''
  const shift = useShift(proposed.shift, kept?.shift)
  const [isInactive, setInactive] = useState(kept?.isInactive ?? true)
  const [percent, setPercent] = useState(kept?.percent ?? '')
  const more = percent.trim() === '' ? 0 : Number(percent)
  const isPercent = Number.isFinite(more) && more >= -100 && more <= 1000
  const isReading = lists.some(({ isLoading }) => isLoading)
  const own = of && (of.tag ?? of.category)
  const extent = useMemo(() => extentOf(objects), [objects])
  const setPair = (at: number, pair: Pair) => setPairs(pairs.map((one, index) => (index === at ? pair : one)))

  const preview = () => {
    const named = name.trim() === '' ? undefined : name.trim()
    const transform = {
      replace: pairs.filter(([from]) => from !== '').map(replacementOf),
      ...(isCategory ? { category: named } : { tag: named }),
      ...(more !== 0 && { rewards: (100 + more) / 100 }),
      shift: shift.value,
      zone: ownZone(),
      inactive: isInactive,
    }
    const set = { objects, of }
    const { text, unit } = shift
    keepTyped(key, rows, { pairs: ownPairs, name: ownName, shift: { text, unit }, percent, isInactive })
    const request = copyRequest({ account, lists: rows, set, transform, title })
    noteCopies(account, objects, request.objects)
    plan(request, source, campaign)
    void navigate({ to: '/programme/plan' })
  }
  return (
    <PreviewDialog
      title={`Duplicate ${title}`}
      text={`${pluralize(objects.length, 'object')} ${objects.length === 1 ? 'becomes a new one' : 'become new ones'}. References between them lead to the copies, and the originals stay as they are.`}
      isDisabled={isReading || shift.value === undefined || !isPercent || objects.length === 0}
      initialFocusRef={first}
      onClose={onClose}
      onPreview={preview}
    >
      <chakra.fieldset display="grid" gap="2" minW="0">
        <chakra.legend textStyle="label" mb="1.5">
          Words to replace
        </chakra.legend>
        {pairs.map(([from, to], index) => {
          const found = countChanged(objects, pairs, index)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: pairs can be equal, and have no id
            <div key={index}>
              <chakra.div
                display="grid"
                gridTemplateColumns="minmax(0,1fr) 16px minmax(0,1fr) auto"
                alignItems="center"
                gap="2"
              >
                <Input
                  ref={(field: HTMLInputElement | null) => {
                    if (!field || !isAdding.current || index < pairs.length - 1) return
                    isAdding.current = false
                    field.focus()
                  }}
                  aria-label={`Words ${index + 1}`}
                  value={from}
                  onChange={(event) => setPair(index, [event.target.value, to])}
                />
                <ArrowRight size={16} aria-hidden />
                <Input
                  aria-label={`Instead of words ${index + 1}`}
                  value={to}
                  onChange={(event) => setPair(index, [from, event.target.value])}
                />
                <IconButton
                  icon={X}
                  label={`Keep ${from === '' ? `words ${index + 1}` : `“${from}”`}`}
                  onClick={() => setPairs(pairs.filter((_, at) => at !== index))}
                />
              </chakra.div>
              <chakra.p textStyle="xs" color="fg.muted" mt="1">
                <span>{`In ${pluralize(found.names, 'name')} and ${pluralize(found.ids, 'id')}`}</span>
                {isYear(from) && <span>, where it stands alone, not in descriptions</span>}
              </chakra.p>
            </div>
          )
        })}
        <chakra.span>
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              isAdding.current = true
              setPairs([...pairs, ['', '']])
            }}
          >
            <Plus size={16} aria-hidden />
            <span>Add words</span>
          </Button>
        </chakra.span>
      </chakra.fieldset>
      <div>
        <chakra.label htmlFor={`${id}name`} display="block" textStyle="label" mb="1.5">
          {isCategory ? 'New category' : 'New tag'}
        </chakra.label>
        <Input
          id={`${id}name`}
          ref={first}
          value={name}
          aria-describedby={`${id}hint`}
          onChange={(event) => setName(event.target.value)}
        />
        <chakra.p id={`${id}hint`} textStyle="xs" color="fg.muted" mt="1">
          {own === undefined
            ? 'Makes the copies a campaign. Empty: none.'
            : `Takes the place of ${own}. Empty: the copies stay with it.`}
        </chakra.p>
        <JoinsNote
          lists={rows}
          isPart={unseenIn(lists).length > 0}
          name={name.trim() === '' ? undefined : nameOf(name)}
        />
      </div>
      <ShiftFields shift={shift} extent={extent} />
      {extent && shift.value && (
        <Extents before={extent} after={shiftedExtent(extent, shift.value, ownZone())} />
      )}
      <div>
        <chakra.label htmlFor={`${id}rewards`} display="block" textStyle="label" mb="1.5">
          Rewards + %
        </chakra.label>
        <Input
          id={`${id}rewards`}
          inputMode="decimal"
          placeholder="0"
          value={percent}
          aria-invalid={!isPercent || undefined}
          aria-describedby={`${id}percent`}
          onChange={(event) => setPercent(event.target.value)}
        />
        <chakra.p id={`${id}percent`} textStyle="xs" color="fg.muted" mt="1">
          {isPercent
            ? `${nouns.points.title} and ${nouns.credits.many} of rewards, rounded. Empty: as they are; -10 gives less.`
            : 'A number from -100 to 1000.'}
        </chakra.p>
      </div>
      {teams > 0 && (
        <chakra.div display="flex" alignItems="center" gap="3">
          <chakra.label htmlFor={`${id}teams`} flex="1" cursor="pointer" textStyle="label">
            <span>{`With ${pluralize(teams, nouns.teams.one, nouns.teams.many)}`}</span>
            <chakra.span display="block" textStyle="xs" fontWeight="400" color="fg.muted">
              Teams have players, which copies do not.
            </chakra.span>
          </chakra.label>
          <Switch id={`${id}teams`} checked={hasTeams} onChange={setHasTeams} />
        </chakra.div>
      )}
      <chakra.div display="flex" alignItems="center" gap="3">
        <chakra.label htmlFor={`${id}off`} flex="1" cursor="pointer" textStyle="label">
          Inactive at first
          <chakra.span display="block" textStyle="xs" fontWeight="400" color="fg.muted">
            {isInactive
              ? 'Players see nothing until you activate them.'
              : 'Each copy is as available as its original.'}
          </chakra.span>
        </chakra.label>
        <Switch id={`${id}off`} checked={isInactive} onChange={setInactive} />
      </chakra.div>
    </PreviewDialog>
  )
}
