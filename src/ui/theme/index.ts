import './fonts.css'
import './forcedColors.css'
import './print.css'
