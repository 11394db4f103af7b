import type { Term } from '@/generated/glossary'
import type { Mission, Prize, Raffle, Survey } from '@/generated/model'
import { nouns } from '../words'
import type { FieldFacts, FieldSection, FieldsAt } from './fields'

/* Fields and sections that several types share. */

/** What players collect, as the glossary calls it. */
export const terms = { points: nouns.points.title as Term, credits: nouns.credits.title as Term }

/** Missing points and credits count as 0 (decision C6). */
export const points: FieldFacts = {
  label: nouns.points.title,
  term: terms.points,
  missing: 0,
  isAmount: true,
}

export const credits: FieldFacts = { ...points, label: nouns.credits.title, term: terms.credits }

/** @param label what the credits are for */
export const price = (label: string): FieldFacts => ({ ...credits, label, name: nouns.credits.title })

export const available: FieldFacts = { label: 'Availability', missing: true }
export const description: FieldFacts = { label: 'Description', isDetail: true }
export const image: FieldFacts = { label: 'Image', isDetail: true }

type BasicDetails = Pick<Mission, 'id' | 'name' | 'isAvailable' | 'description' | 'imgUrl'>

export const basicDetails = {
  title: 'Basic Details',
  fields: {
    name: { label: 'Name' },
    id: { label: 'Id' },
    isAvailable: available,
    description,
    imgUrl: image,
  },
} satisfies FieldSection<BasicDetails>

export const grouping = {
  category: { label: 'Category', isDetail: true },
  tags: { label: 'Tags' },
} satisfies FieldsAt<Pick<Mission, 'category' | 'tags'>>

export const settings = 'Settings'
export const limitsAndSettings = 'Limits and Settings'
export const schedule = 'Schedule'

export const priority: FieldFacts = { label: 'Priority', term: 'Priority', isDetail: true }

export const active = {
  'active.from': { label: 'Active from' },
  'active.to': { label: 'Active to' },
} satisfies FieldsAt<Pick<Mission, 'active'>>

export const period: FieldFacts = { label: 'Refresh period', term: 'Refresh period', isDetail: true }

/** @param label the label of the switch */
export const limit = (label: string, facts: Partial<FieldFacts> = {}) =>
  ({
    limitCount: { label, name: 'Limit count', term: 'Limit', isDetail: true, ...facts },
    countLimit: { label: 'Count limit', isDetail: true },
  }) satisfies FieldsAt<Pick<Mission, 'limitCount' | 'countLimit'>>

export const reward = {
  title: 'Reward',
  fields: {
    'reward.points': points,
    'reward.credits': credits,
    'reward.achievements': { label: nouns.achievements.title, term: 'Steps' },
    'reward.achievements.*.id': {
      label: nouns.achievements.singular,
      name: `Reward › ${nouns.achievements.title}`,
      place: nouns.achievements.title,
    },
    'reward.achievements.*.steps': { label: 'Steps', name: `Reward › ${nouns.achievements.title} › Steps` },
  },
} satisfies FieldSection<Pick<Mission, 'reward'>>

export const requirement = {
  title: 'Requirement',
  fields: {
    'requirement.level.id': { label: nouns.levels.singular, isDetail: true },
    'requirement.category': { label: 'Category', isDetail: true },
    'requirement.tags': { label: 'Tags', isDetail: true },
    'requirement.missions': { label: nouns.missions.title, isDetail: true },
    'requirement.achievements': { label: nouns.achievements.title, isDetail: true },
  },
} satisfies FieldSection<Pick<Mission, 'requirement'>>

/** The server counts all of these fields. */
export const stock = {
  stock: { label: 'Stock', term: 'Stock' },
  'stock.available': { label: 'Available', name: 'Stock › Available', missing: 0 },
  'stock.redeemed': { label: 'Redeemed', name: 'Stock › Redeemed', missing: 0 },
} satisfies FieldsAt<Pick<Prize, 'stock'>>

export const prizes = {
  title: nouns.prizes.title,
  fields: {
    prizes: { label: nouns.prizes.title },
    'prizes.*.id': { label: nouns.prizes.singular, name: nouns.prizes.title },
    'prizes.*.count': { label: 'Units', name: `${nouns.prizes.title} › Count` },
    ...stock,
  },
} satisfies FieldSection<Pick<Raffle, 'prizes' | 'stock'>>

/** Findings about texts of a question name the question, not the field. */
const place = 'Question'

export const questions = {
  title: 'Questions',
  fields: {
    questions: { label: 'Questions' },
    'questions.*': { label: place, name: 'Questions' },
    'questions.*.text': { label: 'Question text', name: 'Questions › Text', place },
    'questions.*.type': { label: 'Question type', name: 'Questions › Type', place },
    'questions.*.imgUrl': { label: 'Image', place },
    'questions.*.choices.*.imgUrl': { label: 'Image', name: 'Questions › Choices › Image', place },
  },
} satisfies FieldSection<Pick<Survey, 'questions'>>

export const shuffle: FieldFacts = { label: 'Shuffle' }
