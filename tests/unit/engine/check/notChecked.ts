import { rules } from '@/engine/check/rules'
import { isOfProgramme } from '@/model/entityTypes'

const onlyPlayers = rules.filter(({ types }) => types.length > 0 && !types.some(isOfProgramme))

/** The lines about rules that the command line leaves out because it reads no players. */
export const notChecked =
  onlyPlayers.length === 0
    ? []
    : [`not checked, because players are not read: ${onlyPlayers.map(({ id }) => id).join(', ')}`]

/** The lines of a report about rules that were left out. */
export const leftOutIn = (text: string) => text.split('\n').filter((line) => line.startsWith('not checked'))
