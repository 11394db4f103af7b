import type { ErrorInfo } from 'react'

/** The components that an error came through, the innermost first, as React lists them. */
const stacks = new WeakMap<object, string>()

/** For error boundaries. Does nothing in production. */
export const noteComponents = import.meta.env.DEV
  ? (error: unknown, { componentStack }: ErrorInfo): void => {
      if (typeof error === 'object' && error !== null && componentStack) stacks.set(error, componentStack)
    }
  : undefined

export const componentsOf = (error: unknown): string =>
  typeof error === 'object' && error !== null ? (stacks.get(error) ?? '') : ''
