import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { useSelector } from '@tanstack/react-store'
import type { CSSProperties } from 'react'
import { consoleName, failedLogos, logoOf } from './brand'
import { colorModeStore } from './colorMode'

interface LogoProps extends Omit<HTMLChakraProps<'span'>, 'children'> {
  /** Only the mark, without the name. */
  markOnly?: boolean
  /** Edge of the mark. Default 28 px. */
  mark?: string
}

/** A long name ends in an ellipsis where there is no space for it. */
const cut: CSSProperties = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }

/** The mark and the name of the brand; without one, those of the product. */
export function Logo({ markOnly = false, mark = '1.75rem', ...props }: LogoProps) {
  const picture = logoOf(useSelector(colorModeStore.mode))
  const hasFailed = useSelector(
    failedLogos.atom,
    (failed) => picture !== undefined && failed.includes(picture),
  )
  const name = consoleName()
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="2.5"
      fontSize="1.0625rem"
      lineHeight="1.5"
      fontWeight="680"
      letterSpacing="-.02em"
      {...props}
      style={{ minWidth: 0, ...props.style }}
    >
      {picture === undefined || hasFailed ? (
        <Mark size={mark} name={markOnly ? name : undefined} />
      ) : (
        <img
          src={picture}
          alt={markOnly ? name : ''}
          // Of one size before and after it has loaded. Without a style of Chakra, which the build would have to prepare.
          style={{ width: mark, height: mark, objectFit: 'contain', flexShrink: 0 }}
          onError={() => failedLogos.add(picture)}
        />
      )}
      {!markOnly && <span style={cut}>{name}</span>}
    </chakra.span>
  )
}

/** The built-in mark. A name makes it a picture for screen readers. */
function Mark({ size, name }: { size: string; name: string | undefined }) {
  return (
    <chakra.svg
      viewBox="0 0 32 32"
      boxSize={size}
      flexShrink="0"
      fill="none"
      {...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      <chakra.rect width="32" height="32" rx="9" fill="logo" />
      <chakra.path d="M21.1 10.3a8 8 0 1 0 0 11.4" stroke="accent" strokeWidth="4.2" strokeLinecap="round" />
      <chakra.circle cx="22" cy="16" r="2.6" fill="gray.0" />
    </chakra.svg>
  )
}
