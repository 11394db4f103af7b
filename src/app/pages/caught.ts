import type { ErrorInfo } from 'react'
import { noteError } from '../reports/startReports'

/** The component stack of each caught error, as React lists it, innermost first. */
const stacks = new WeakMap<object, string>()

/** For error boundaries: reports the error (rule REPORT-1), and keeps its components in development. */
export function noteCaught(error: unknown, { componentStack }: ErrorInfo): void {
  noteError(error)
  if (import.meta.env.DEV && typeof error === 'object' && error !== null && componentStack)
    stacks.set(error, componentStack)
}

export const componentsOf = (error: unknown): string =>
  typeof error === 'object' && error !== null ? (stacks.get(error) ?? '') : ''
