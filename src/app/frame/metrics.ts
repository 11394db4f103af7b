import {
  ChartNoAxesColumnIncreasing,
  ClipboardList,
  Coins,
  Flame,
  Gift,
  type LucideIcon,
  Medal,
  MessageCircleQuestionMark,
  PackageOpen,
  Star,
  Target,
  Ticket,
  UserRound,
  Waypoints,
} from 'lucide-react'
import { type MetricName, metricOf } from '@/api/metrics'
import type { Statistics } from '@/generated/model'
import { capital, nouns } from '@/model/words'

/** A cell of the strip; related figures share one (decision L1). */
export interface MetricCell {
  label: string
  icon: LucideIcon
  figure: MetricName
  /** The second figure and the word after it. */
  also?: { figure: MetricName; word: string }
}

export const metricCells: readonly MetricCell[] = [
  {
    label: nouns.players.title,
    icon: UserRound,
    figure: 'players',
    also: { figure: 'activePlayers', word: 'active' },
  },
  {
    label: nouns.missions.title,
    icon: Target,
    figure: 'missions',
    also: { figure: 'startedMissions', word: 'started' },
  },
  {
    label: nouns.achievements.title,
    icon: Medal,
    figure: 'achievements',
    also: { figure: 'unlockedAchievements', word: 'unlocked' },
  },
  {
    label: nouns.streaks.title,
    icon: Flame,
    figure: 'streaksStarted',
    also: { figure: 'streaksCompleted', word: 'completed' },
  },
  { label: nouns.points.title, icon: Star, figure: 'points' },
  { label: nouns.credits.title, icon: Coins, figure: 'credits' },
  { label: `${nouns.levels.singular} ups`, icon: ChartNoAxesColumnIncreasing, figure: 'levelUps' },
  { label: nouns.prizes.title, icon: Gift, figure: 'prizes' },
  { label: `${nouns.prizes.singular} draws`, icon: Ticket, figure: 'prizeDraws' },
  { label: capital(nouns.mysteryboxes.many), icon: PackageOpen, figure: 'mysteryBoxes' },
  { label: nouns.surveys.title, icon: ClipboardList, figure: 'surveys' },
  { label: nouns.quizzes.title, icon: MessageCircleQuestionMark, figure: 'quizzes' },
  { label: 'API calls', icon: Waypoints, figure: 'apiCalls' },
]

const figureNames: readonly MetricName[] = metricCells.flatMap(({ figure, also }) =>
  also ? [figure, also.figure] : [figure],
)

/** The figures that differ between two records of the same account (decision F3). */
export const changedMetrics = (before: Statistics, after: Statistics): MetricName[] =>
  figureNames.filter((name) => metricOf(before, name) !== metricOf(after, name))
