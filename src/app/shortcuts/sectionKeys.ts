/** The letter after `g` that goes to a section, by entity type. A section without one is reached by its link alone. */
export const sectionKeys: Readonly<Record<string, string>> = {
  accounts: 'a',
  players: 'p',
  teams: 't',
  events: 'e',
  missions: 'm',
  streaks: 's',
  achievements: 'c',
  levels: 'l',
  leaderboards: 'b',
  prizes: 'z',
  raffles: 'r',
  mysteryboxes: 'y',
  surveys: 'v',
  quizzes: 'q',
}

const typeOf = new Map(Object.entries(sectionKeys).map(([type, key]) => [key, type]))

/** The entity type that a letter leads to. */
export const sectionOf = (key: string): string | undefined => typeOf.get(key)
