import { ArrowRight, ExternalLink } from 'lucide-react'
import shared from './shared.module.css'

/* The signs at the end of links. All places use these two, so that a user knows beforehand where a link opens. */

interface SignProps {
  /** 16 beside text of 14 px and in buttons, 14 beside smaller text. */
  size?: 14 | 16
}

/** The link leads to another place of the console. */
export const Inside = ({ size = 16 }: SignProps) => (
  <ArrowRight size={size} className={shared.sign} aria-hidden />
)

/** The link opens a new tab. */
export const NewTab = ({ size = 14 }: SignProps) => (
  <ExternalLink size={size} className={shared.sign} aria-hidden />
)
