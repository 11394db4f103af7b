import { chakra } from '@chakra-ui/react'
import { useId, useMemo, useRef, useState } from 'react'
import type { BundleObject, CampaignAddress, PlanSource } from '@/engine/plan/types'
import type { CampaignName } from '@/engine/programme/campaignName'
import { copyRequest } from '@/engine/sets/copyRequest'
import { countUses, extentOf, replacementOf, suggestionOf } from '@/engine/sets/suggestions'
import { rowsByType, useLists } from '@/entities/useLists'
import { pluralize } from '@/lib/format'
import { ownZone } from '@/lib/zonedTime'
import { programmeTypes } from '@/model/entityTypes'
import type { Lists } from '@/model/references'
import { nouns } from '@/model/words'
import { JoinsNote } from '@/parts/campaigns/JoinsNote'
import { unseenIn } from '@/parts/partial-data/PartialDataDialog'
import { useOpenPlan } from '@/parts/plan/useOpenPlan'
import { FormDialog } from '@/ui/FormDialog'
import { Input } from '@/ui/Input'
import { Labelled } from '@/ui/Labelled'
import { Switch } from '@/ui/Switch'
import { ShiftFields, useShift } from './ShiftFields'
import { keepTyped, noteCopies, typedFor } from './typedCopies'
import { WordPairs } from './WordPairs'

interface DuplicateDialogProps {
  account: string
  objects: readonly BundleObject[]
  /** The campaign that is copied; undefined for a selection. */
  of?: CampaignName
  /** The name of the copied set: 'Spring 2026', '12 missions'. */
  title: string
  /** The screen to which the plan's link back leads, and its campaign. */
  source: PlanSource
  campaign?: CampaignAddress
  onClose: () => void
}

/** The proposal for a set, from the current lists. */
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

/**
 * Excludes the teams of a campaign at first, because they may have its tag for other reasons. Teams in a selection are
 * included (rule CAMPAIGN-4).
 */
function useTeamsLeftOut(all: readonly BundleObject[], of: CampaignName | undefined) {
  const [hasTeams, setHasTeams] = useState(false)
  const teams = of ? all.filter(({ type }) => type === 'teams').length : 0
  const objects = useMemo(
    () => (teams > 0 && !hasTeams ? all.filter(({ type }) => type !== 'teams') : all),
    [all, teams, hasTeams],
  )
  return { objects, teams, hasTeams, setHasTeams }
}

/** The factor for rewards; undefined for a text that is not a number from -100 to 1000. */
function rewardsFactor(percent: string): number | undefined {
  const more = percent.trim() === '' ? 0 : Number(percent)
  return Number.isFinite(more) && more >= -100 && more <= 1000 ? (100 + more) / 100 : undefined
}

/** Asks how the copies of a set differ from it, and leads to the preview of their plan (rule CAMPAIGN-4). */
export function DuplicateDialog(props: DuplicateDialogProps) {
  const { account, objects: all, of, title, source, campaign, onClose } = props
  const { objects, teams, hasTeams, setHasTeams } = useTeamsLeftOut(all, of)
  const first = useRef<HTMLInputElement>(null)
  const openPlan = useOpenPlan()
  const lists = useLists(account, programmeTypes)
  const isCategory = of?.category !== undefined
  const rows = useMemo(() => rowsByType(lists), [lists])
  const nameOf = (text: string): CampaignName => (isCategory ? { category: text } : { tag: text })
  // The proposal changes once the lists are loaded and the tags in use are known. Typed values stay.
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
  const rewards = rewardsFactor(percent)
  const isReading = lists.some(({ isLoading }) => isLoading)
  const own = of && (of.tag ?? of.category)
  const extent = useMemo(() => extentOf(objects), [objects])

  const preview = () => {
    const named = name.trim() === '' ? undefined : name.trim()
    const transform = {
      replace: pairs.filter(([from]) => from !== '').map(replacementOf),
      ...(isCategory ? { category: named } : { tag: named }),
      ...(rewards !== 1 && { rewards }),
      shift: shift.value,
      zone: ownZone(),
      inactive: isInactive,
    }
    const { text, unit } = shift
    keepTyped(key, rows, { pairs: ownPairs, name: ownName, shift: { text, unit }, percent, isInactive })
    const request = copyRequest({ account, lists: rows, set: { objects, of }, transform, title })
    noteCopies(account, objects, request.objects)
    openPlan(request, source, campaign)
  }
  return (
    <FormDialog
      title={`Duplicate ${title}`}
      text={`${pluralize(objects.length, 'object')} ${objects.length === 1 ? 'becomes a new one' : 'become new ones'}. References between them lead to the copies, and the originals stay as they are.`}
      isDisabled={isReading || shift.value === undefined || rewards === undefined || objects.length === 0}
      initialFocusRef={first}
      onClose={onClose}
      confirm="Preview"
      onConfirm={preview}
    >
      <WordPairs objects={objects} pairs={pairs} onPairs={setPairs} />
      <div>
        <Labelled
          label={isCategory ? 'New category' : 'New tag'}
          hint={
            own === undefined
              ? 'Makes the copies a campaign. Empty: none.'
              : `Takes the place of ${own}. Empty: the copies stay with it.`
          }
        >
          {(id, hintId) => (
            <Input
              id={id}
              ref={first}
              value={name}
              aria-describedby={hintId}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Labelled>
        <JoinsNote
          lists={rows}
          isPart={unseenIn(lists).length > 0}
          name={name.trim() === '' ? undefined : nameOf(name)}
        />
      </div>
      <ShiftFields shift={shift} extent={extent} />
      <Labelled
        label="Rewards + %"
        hint={
          rewards !== undefined
            ? `${nouns.points.title} and ${nouns.credits.many} of rewards, rounded. Empty: as they are; -10 gives less.`
            : 'A number from -100 to 1000.'
        }
      >
        {(id, hintId) => (
          <Input
            id={id}
            inputMode="decimal"
            placeholder="0"
            value={percent}
            aria-invalid={rewards === undefined || undefined}
            aria-describedby={hintId}
            onChange={(event) => setPercent(event.target.value)}
          />
        )}
      </Labelled>
      {teams > 0 && (
        <LabelledSwitch
          label={`With ${pluralize(teams, nouns.teams.one, nouns.teams.many)}`}
          hint="Teams have players, which copies do not."
          checked={hasTeams}
          onChange={setHasTeams}
        />
      )}
      <LabelledSwitch
        label="Inactive at first"
        hint={
          isInactive
            ? 'Players see nothing until you activate them.'
            : 'Each copy is as available as its original.'
        }
        checked={isInactive}
        onChange={setInactive}
      />
    </FormDialog>
  )
}

interface LabelledSwitchProps {
  label: string
  hint: string
  checked: boolean
  onChange: (checked: boolean) => void
}

function LabelledSwitch({ label, hint, checked, onChange }: LabelledSwitchProps) {
  const id = useId()
  return (
    <chakra.div display="flex" alignItems="center" gap="3">
      <chakra.label htmlFor={id} flex="1" cursor="pointer" textStyle="label">
        <span>{label}</span>
        <chakra.span display="block" textStyle="xs" fontWeight="400" color="fg.muted">
          {hint}
        </chakra.span>
      </chakra.label>
      <Switch id={id} checked={checked} onChange={onChange} />
    </chakra.div>
  )
}
