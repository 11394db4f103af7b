import type { ReactElement, ReactNode } from 'react'

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
