import { defineTextStyles } from '@chakra-ui/react'

/** Sizes in pixels at a 16 px root. */
function text(size: number, line: number, fontWeight?: number, letterSpacing?: string) {
  const style = { fontSize: `${size / 16}rem`, lineHeight: `${line / 16}rem` }
  return { value: { ...style, ...(fontWeight && { fontWeight }), ...(letterSpacing && { letterSpacing }) } }
}

export const textStyles = defineTextStyles({
  '2xs': text(11, 13),
  xs: text(12, 16),
  sm: text(13, 18),
  md: text(14, 20),
  lg: text(16, 24),
  tagline: text(11, 14, 640, '.075em'),
  tableHead: text(12, 16, 550),
  label: text(13, 18, 550),
  nav: text(13, 18, 500),
  button: text(13, 18, 600),
  name: text(14, 19, 580, '-.003em'),
  section: text(15, 22, 620, '-.008em'),
  dialogTitle: text(16, 24, 640, '-.012em'),
  editTitle: text(18, 24, 660, '-.015em'),
  pageTitle: text(20, 26, 660, '-.018em'),
  hero: text(32, 40, 680, '-.03em'),
})
