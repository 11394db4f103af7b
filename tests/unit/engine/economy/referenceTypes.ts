/* The fields of objects that the reference of the economy reads. */

export interface Reward {
  credits?: number
  points?: number
  achievements?: readonly { id: string; steps: number }[]
}

export interface Row {
  id: string
  isAvailable?: boolean
  active?: { from?: string; to?: string } | undefined
  period?: string
  limitCount?: boolean
  countLimit?: number
  timeToRestart?: boolean
  timing?: { minSecondsToRestart?: number }
  requirement?: { achievements?: readonly string[] } | undefined
  objectives?: {
    events?: readonly { id: string; count: number }[]
    quizzId?: string
    surveyId?: string
    points?: number
    credits?: number
    achievements?: readonly string[]
  }
  steps?: number
  ordinal?: number
  credits?: number
  reward?: Reward
}
