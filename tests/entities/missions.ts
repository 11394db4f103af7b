import type { Fixture } from './fixture'

export const fixture: Fixture = {
  words: ['Missions', 'Mission', 'THE QUEST FOR GLORY'],
  rows: [
    [
      { id: 'm', reward: { points: 250, credits: 40 } },
      { Points: 250, Credits: 40 },
    ],
  ],
  created: {
    starts: { account: 'a', period: 'daily', priority: 0, limitCount: true, countLimit: 1 },
  },
  edited: {
    fixed: ['objectives.missions', 'objectives.events.*.currentCount'],
    // Decision L2: an event clears the quiz and the survey.
    controls: { 'Event 1': ['objectives.events.0.id', 'objectives.quizzId', 'objectives.surveyId'] },
  },
  world: { id: 'the-long-haul', atLeast: 120 },
}
