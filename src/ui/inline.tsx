import { createRecipeContext, type HTMLChakraProps, type RecipeVariantProps } from '@chakra-ui/react'
import type { ReactElement, ReactNode } from 'react'
import { formatDateTime, formatFullDateTime } from './format'
import type { badgeRecipe } from './theme/recipes/display'

type BadgeProps = HTMLChakraProps<'span', NonNullable<RecipeVariantProps<typeof badgeRecipe>>>

/** A short status, e.g. 'Active'. */
export const Badge = createRecipeContext({ key: 'badge' }).withContext<HTMLSpanElement, BadgeProps>('span')

/** A key or chord, e.g. 'Ctrl K'. */
export const Kbd = createRecipeContext({ key: 'kbd' }).withContext<HTMLElement, HTMLChakraProps<'kbd'>>('kbd')

interface DateTextProps {
  /** ISO 8601. */
  iso: string | null | undefined
}

/**
 * A local date and time in a `<time>` with the ISO value; the tooltip has the full year. Renders nothing for an
 * invalid date.
 */
export function DateText({ iso }: DateTextProps) {
  const text = formatDateTime(iso)
  if (!iso || !text) return null
  return (
    <time dateTime={iso} title={formatFullDateTime(iso)}>
      {text}
    </time>
  )
}

/**
 * An icon as plain elements, for every row of a list: mounting lucide's component, with its context and class names,
 * takes a large part of a row's render time. `shapes` are those of lucide's icon.
 */
export const plainIcon = (size: number, shapes: ReactNode): ReactElement => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    {shapes}
  </svg>
)
