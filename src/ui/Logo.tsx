import { chakra, type HTMLChakraProps } from '@chakra-ui/react'

interface LogoProps extends Omit<HTMLChakraProps<'span'>, 'children'> {
  /** Only the mark, without the name. */
  markOnly?: boolean
  /** Edge of the mark. Default 28 px. */
  mark?: string
}

/** The product's mark and name. */
export function Logo({ markOnly = false, mark = '1.75rem', ...props }: LogoProps) {
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
    >
      <chakra.svg
        viewBox="0 0 32 32"
        boxSize={mark}
        flexShrink="0"
        fill="none"
        {...(markOnly ? { role: 'img', 'aria-label': 'Console' } : { 'aria-hidden': true })}
      >
        <chakra.rect width="32" height="32" rx="9" fill="logo" />
        <chakra.path
          d="M21.1 10.3a8 8 0 1 0 0 11.4"
          stroke="accent"
          strokeWidth="4.2"
          strokeLinecap="round"
        />
        <chakra.circle cx="22" cy="16" r="2.6" fill="gray.0" />
      </chakra.svg>
      {!markOnly && <span>Console</span>}
    </chakra.span>
  )
}
