/** Refresh periods and their labels (rule FIELD-10). */
export const periods = [
  { value: 'all-time', label: 'None' },
  { value: 'daily', label: 'Day' },
  { value: 'weekly', label: 'Week' },
  { value: 'monthly', label: 'Month' },
] as const
