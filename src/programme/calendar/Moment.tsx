import { momentText, utcText } from './words'

interface MomentTextProps {
  at: number
  now: number
  /** Shown for an open end. */
  open: string
}

/** A local date and time; UTC on hover. */
export const Moment = ({ at, now, open }: MomentTextProps) =>
  Number.isFinite(at) ? (
    <time dateTime={new Date(at).toISOString()} title={utcText(at)}>
      {momentText(at, now)}
    </time>
  ) : (
    open
  )
