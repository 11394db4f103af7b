import { useSelector } from '@tanstack/react-store'
import { clsx } from 'clsx'
import type { ComponentProps, CSSProperties } from 'react'
import { consoleName, failedLogos, logoOf } from './brand'
import { colorModeStore } from './colorMode'
import styles from './Logo.module.css'

interface LogoProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Only the mark, without the name. */
  markOnly?: boolean
  /** Edge of the mark. Default 28 px. */
  mark?: string
}

/** Whether a name needs more than two lines of the header, about 13 em: capitals and letters of other scripts are as wide as high. */
const isWide = (name: string) =>
  [...name].reduce((ems, letter) => ems + (/[\p{Lu}\p{Lo}\p{S}@%]/u.test(letter) ? 1 : 0.55), 0) > 12

/** The mark and the name of the brand; without one, those of the product. */
export function Logo({ markOnly = false, mark = '1.75rem', className, style, ...props }: LogoProps) {
  const picture = logoOf(useSelector(colorModeStore.mode))
  const hasFailed = useSelector(
    failedLogos.atom,
    (failed) => picture !== undefined && failed.includes(picture),
  )
  const name = consoleName()
  return (
    <span
      {...props}
      className={clsx(styles.logo, className)}
      style={{ ...style, '--mark': mark } as CSSProperties}
    >
      {picture === undefined || hasFailed ? (
        <Mark name={markOnly ? name : undefined} />
      ) : (
        <img
          src={picture}
          alt={markOnly ? name : ''}
          className={styles.picture}
          onError={() => failedLogos.add(picture)}
        />
      )}
      {!markOnly && (
        <span className={styles.name} data-wide={isWide(name) ? '' : undefined}>
          {name}
        </span>
      )}
    </span>
  )
}

/** The built-in mark. A name makes it a picture for screen readers. */
const Mark = ({ name }: { name: string | undefined }) => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: the label names it, or it is hidden
  <svg
    viewBox="0 0 32 32"
    fill="none"
    className={styles.mark}
    {...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
  >
    <rect width="32" height="32" rx="9" />
    <path d="M21.1 10.3a8 8 0 1 0 0 11.4" strokeWidth="4.2" strokeLinecap="round" />
    <circle cx="22" cy="16" r="2.6" />
  </svg>
)
