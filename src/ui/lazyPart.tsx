import { type ComponentType, lazy, useEffect } from 'react'
import { unloadable } from './missingCode'
import { toastError } from './toast'

/**
 * Like React's `lazy`, for an overlay that can close itself. If it fails to load, a toast says so, the overlay closes,
 * and the next opening retries; the screen stays, with everything typed into it.
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
  /** Preloads the code before the click; if that fails, the click shows the error. */
  const prepare = () => void load().catch(() => undefined)
  return [LazyPart, prepare] as const
}
