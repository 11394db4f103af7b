import './fonts.css'
import './forcedColors.css'
import './print.css'
import { prepared } from './prepared'
import { consoleSystem } from './system'

export const system = consoleSystem(prepared)
