import '@/generated/theme.css'
import './fonts.css'
import './forcedColors.css'
import './print.css'
import { queueAhead } from '../idle'
import { prepared } from './prepared'
import { consoleSystem } from './system'

export const system = consoleSystem(prepared)

// Starts Chakra's engine in an idle moment: the first screen does not need it, and the next one might (decision H76).
queueAhead(async () => void system.tokens)
