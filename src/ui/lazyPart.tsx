import { type ComponentType, lazy, useEffect } from 'react'
import { unloadable } from './missingCode'
import { toastError } from './toast'

/**
 * Like React's `lazy`, for what opens over the screen and can close itself. A part that cannot be fetched is told of in
 * a toast and closed, and the next time it is tried anew; the screen stays, with everything typed into it.
 */
export function lazyPart<Props extends { onClose: () => void }>(load: () => Promise<ComponentType<Props>>) {
  const loadOrTell = () =>
    load().then(
      (Part) => ({ default: Part }),
      () => ({ default: Missing }),
    )
  let Current = lazy(loadOrTell)
  function Missing({ onClose }: Props) {
    useEffect(() => {
      Current = lazy(loadOrTell)
      toastError({ description: unloadable })
      onClose()
    }, [onClose])
    return null
  }
  const LazyPart = (props: Props) => {
    const Part = Current as unknown as ComponentType<Props>
    return <Part {...props} />
  }
  /** Fetches it ahead of the click; if that fails, the click tells. */
  const prepare = () => void load().catch(() => undefined)
  return [LazyPart, prepare] as const
}
