import { createElement } from 'react'
import type { FormSection, Keep } from '@/form/types'
import type { Mission, Raffle, Survey } from '@/generated/model'
import { zoneId } from '@/lib/dateTime'
import { BasicDetailsFields } from './basicDetails'
import { Prizes } from './prizes'
import { Questions, QuietBasicDetails } from './questionnaire'
import type { QuestionKind } from './questions/kind'
import type { Requiring } from './RequirementFields'
import { GroupingFields, Requirement, Reward, ScheduleFields } from './sectionFields'

/* Sections that the forms of several entities share. */

type BasicDetails = Pick<Mission, 'name' | 'isAvailable' | 'description' | 'imgUrl'> & { id: string }
type Grouped = Pick<Mission, 'category' | 'tags'>
type Scheduled = Pick<Mission, 'active' | 'period'>
type Rewarding = Pick<Mission, 'reward'>
type WithPrizes = Pick<Raffle, 'prizes' | 'stock'>
type Questionnaire = Pick<Survey, 'questions' | 'isShuffleRequired'>

/** What objects that are added one after the other usually share (rule FAST-2). */
export const grouping: readonly Keep[] = [
  { path: 'category', as: 'category' },
  { path: 'tags', as: 'tags' },
]
const dates: readonly Keep[] = [
  { path: 'active', as: 'dates' },
  { path: 'drawTime', as: 'dates' },
]

/**
 * Name, id, availability, description and image: the first section of every generic form (rule FORM-2). For its own
 * placeholder, an entity renders `BasicDetailsFields` in its own `Content`.
 */
export const basicDetails: FormSection<BasicDetails> = {
  id: 'basic-details',
  text: 'What players see, and the id that your systems use.',
  Content: BasicDetailsFields,
}

/** Basic Details whose image silently keeps the previous value when an upload fails (rule FIELD-4). */
export const quietBasicDetails: typeof basicDetails = { ...basicDetails, Content: QuietBasicDetails }

/** `text`: describes the grouping, and the fields that `Content` adds. */
export const settingsSection = (
  text: string,
  Content: FormSection['Content'] = GroupingFields,
): FormSection<Grouped> => ({
  id: 'settings',
  text,
  Content,
  keeps: grouping,
})

/** `text`: when players can do something. */
export const scheduleSection = (
  text: string,
  Content: FormSection['Content'] = ScheduleFields,
): FormSection<Scheduled> => ({
  id: 'schedule',
  text: `${text} Times are local (${zoneId()}).`,
  Content,
  keeps: dates,
})

/** `text`: what players get the reward for. */
export const rewardSection = (text: string): FormSection<Rewarding> => ({
  id: 'reward',
  text,
  Content: Reward,
})

/** @param text says who gets access to what */
export const requirementSection = (text: string): FormSection<Requiring> => ({
  id: 'requirement',
  text,
  Content: Requirement,
  keeps: [{ path: 'requirement', as: 'requirement' }],
})

/** The prizes of a raffle or mystery box: their units, and the remaining stock. */
export const prizesSection = (text: string): FormSection<WithPrizes> => ({
  id: 'prizes',
  text,
  Content: Prizes,
})

/** `text`: what the questions are for. */
export const questionsSection = (kind: QuestionKind, text: string): FormSection<Questionnaire> => ({
  id: 'questions',
  text,
  Content: () => createElement(Questions, { kind }),
})
