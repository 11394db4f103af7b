import { ArrowRight, ExternalLink } from 'lucide-react'
import shared from './shared.module.css'

/* The signs at the end of links. All places use these two, so that a user knows beforehand where a link opens. */

interface SignProps {
  /** 16 beside text of 14 px and in buttons, 14 beside smaller text. */
  size?: 14 | 16
}

/** The link leads to another place of the console. */
export const Inside = ({ size = 16 }: SignProps) => (
  <ArrowRight size={size} className={shared.sign} data-sign aria-hidden />
)

interface NewTabProps extends SignProps {
  /** The name of the link already says that it opens a new tab. */
  isSaid?: boolean
}

/** The link opens a new tab. Screen readers hear it after the text of the link. */
export const NewTab = ({ size = 14, isSaid = false }: NewTabProps) => (
  <>
    <ExternalLink size={size} className={shared.sign} data-sign aria-hidden />
    {!isSaid && <span className={shared.visuallyHidden}> (opens a new tab)</span>}
  </>
)
