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
import { type FigureName, figureOf } from '@/api/figures'
import type { Statistics } from '@/generated/model'

/** A cell of the strip; related figures share one (decision L1). */
export interface FigureCell {
  label: string
  icon: LucideIcon
  figure: FigureName
  /** The second figure and the word after it. */
  also?: { figure: FigureName; word: string }
}

export const figureCells: readonly FigureCell[] = [
  {
    label: 'Players',
    icon: UserRound,
    figure: 'players',
    also: { figure: 'activePlayers', word: 'active' },
  },
  {
    label: 'Missions',
    icon: Target,
    figure: 'missions',
    also: { figure: 'startedMissions', word: 'started' },
  },
  {
    label: 'Achievements',
    icon: Medal,
    figure: 'achievements',
    also: { figure: 'unlockedAchievements', word: 'unlocked' },
  },
  {
    label: 'Streaks',
    icon: Flame,
    figure: 'streaksStarted',
    also: { figure: 'streaksCompleted', word: 'completed' },
  },
  { label: 'Points', icon: Star, figure: 'points' },
  { label: 'Credits', icon: Coins, figure: 'credits' },
  { label: 'Level ups', icon: ChartNoAxesColumnIncreasing, figure: 'levelUps' },
  { label: 'Prizes', icon: Gift, figure: 'prizes' },
  { label: 'Prize draws', icon: Ticket, figure: 'prizeDraws' },
  { label: 'Mystery boxes', icon: PackageOpen, figure: 'mysteryBoxes' },
  { label: 'Surveys', icon: ClipboardList, figure: 'surveys' },
  { label: 'Quizzes', icon: MessageCircleQuestionMark, figure: 'quizzes' },
  { label: 'API calls', icon: Waypoints, figure: 'apiCalls' },
]

const figureNames: readonly FigureName[] = figureCells.flatMap(({ figure, also }) =>
  also ? [figure, also.figure] : [figure],
)

/** The figures that differ between two records of the same account (decision F3). */
export const changedFigures = (before: Statistics, after: Statistics): FigureName[] =>
  figureNames.filter((name) => figureOf(before, name) !== figureOf(after, name))
