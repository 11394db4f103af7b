import { chakra } from '@chakra-ui/react'
import { type ComponentType, lazy, Suspense, useReducer } from 'react'

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
