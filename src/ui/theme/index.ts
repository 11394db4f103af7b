import '@/generated/theme.css'
import './fonts.css'
import './forcedColors.css'
import './print.css'
