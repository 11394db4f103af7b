import { openTable } from './database'

/** The database of unfinished plans, one for each person. `pages/plan/queueRecords.ts` writes their records. */
export const plansName = 'console.queues'
export const openPlans = () => openTable(plansName, 'records')

/** The first part of the keys of a person's plan. */
export const planKeyOf = (person: string): string => JSON.stringify([person])

/** All keys that start with this part. In IndexedDB, arrays sort after all strings, and so does an empty array. */
export const allOf = (key: string): IDBKeyRange => IDBKeyRange.bound([key], [key, []])

export const removePlanOf = (person: string): Promise<void> =>
  openPlans().write((records) => records.delete(allOf(planKeyOf(person))))
