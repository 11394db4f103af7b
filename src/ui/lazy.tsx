import { chakra } from '@chakra-ui/react'
import { type ComponentType, lazy, Suspense, useEffect, useReducer } from 'react'
import { unloadable } from './missingCode'
import { toastError } from './toast'

interface Missing {
  onLoadAgain: () => void
}

/**
 * Like React's `lazy`, for a piece of a screen. If it fails to load, a line with Try again replaces it, and the screen
 * around it stays. `prepare` preloads it.
 */
export function lazyPiece<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const loadOrTell = () =>
    load().then(
      (Piece) => ({ default: Piece as ComponentType<Props & Missing> }),
      () => ({ default: Missing }),
    )
  const start = () => lazy(loadOrTell)
  let Current = start()
  function Missing({ onLoadAgain }: Missing) {
    const tryAgain = () => {
      Current = start()
      onLoadAgain()
    }
    return (
      <chakra.p role="alert" py="1" textStyle="sm" color="danger.text">
        A part of this screen could not be loaded.{' '}
        <chakra.button type="button" minH="6" textDecoration="underline" cursor="pointer" onClick={tryAgain}>
          Try again
        </chakra.button>
      </chakra.p>
    )
  }
  function LazyPiece(props: Props) {
    const [, drawAgain] = useReducer((times: number) => times + 1, 0)
    const Piece = Current as unknown as ComponentType<Props & Missing>
    return (
      <Suspense>
        <Piece {...props} onLoadAgain={drawAgain} />
      </Suspense>
    )
  }
  const prepare = () => void load().catch(() => undefined)
  return [LazyPiece, prepare] as const
}

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
