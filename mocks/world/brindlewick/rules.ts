import type { RuleRow } from '../../entities/rules'

/** Rules of Brindlewick. The console has requests for them, but no screen. */
// biome-ignore format: a table, one rule per row
export const rules: RuleRow[] = [
  { name: 'Double Points Weekend', about: 'Every event of the category Fitness gives its points twice on Saturdays and Sundays.', category: 'Boosts', tags: ['weekend'] },
  { name: 'No Rewards at Night', about: 'Events between midnight and five are counted but give no credits.', category: 'Fair play' },
  { name: 'Welcome Bonus', about: 'New players get 25 credits with their first mission.', category: 'Welcome' },
  { name: 'Daily Ceiling', about: 'Nobody earns more than 2,000 points a day.', category: 'Fair play', tags: ['daily'] },
  { name: 'Birthday Present', about: 'Fifty credits on the day.', category: 'Boosts', off: true },
]
