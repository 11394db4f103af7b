import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { queueAhead } from '@/lib/idle'
import { unloadable } from '@/lib/missingCode'
import styles from './lazy.module.css'
import { TryAgain } from './TryAgain'
import { toastError } from './toast'

interface Missing {
  onLoadAgain: () => void
}

interface When {
  /** Loads the code in idle time after the first list (rule SPEED-6), for what the next click often needs. */
  ahead?: boolean
}

/** Loads a component together with Chakra, and provides Chakra to it. For screens that use Chakra (src/ui/README.md). */
export const styled =
  <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  async () => {
    const [Component, { withStyles }] = await Promise.all([load(), import('./theme/StyleProvider')])
    return withStyles(Component)
  }

/**
 * Like React's `lazy`, for a piece of a screen. If it fails to load, a line with Try again replaces it, and the screen
 * around it stays. `prepare` preloads it.
 */
export function lazyPiece<Props extends object>(load: () => Promise<ComponentType<Props>>, when: When = {}) {
  const code = loadedOnce<Props & Missing>(
    load as () => Promise<ComponentType<Props & Missing>>,
    Missing,
    when,
  )
  function Missing({ onLoadAgain }: Missing) {
    const tryAgain = () => {
      code.forgetFailure()
      onLoadAgain()
    }
    return (
      <div role="alert" className={styles.missing}>
        <p>A part of this screen could not be loaded.</p>
        <TryAgain onClick={tryAgain} />
      </div>
    )
  }
  function LazyPiece(props: Props) {
    const [Piece, setPiece] = useState(code.component)
    return (
      <Suspense>
        <Piece {...props} onLoadAgain={() => setPiece(() => code.component())} />
      </Suspense>
    )
  }
  return [LazyPiece, code.prepare] as const
}

/**
 * Like React's `lazy`, for an overlay that can close itself. If it fails to load, a toast says so, the overlay closes,
 * and the next opening retries; the screen stays, with everything typed into it. `prepare` preloads it.
 */
export function lazyPart<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
  when: When = {},
) {
  const code = loadedOnce<Props>(load, Missing, when)
  function Missing({ onClose }: Props) {
    useEffect(() => {
      code.forgetFailure()
      toastError({ description: unloadable })
      onClose()
    }, [onClose])
    return null
  }
  function LazyPart(props: Props) {
    const [Part] = useState(code.component)
    return <Part {...props} />
  }
  return [LazyPart, code.prepare] as const
}

/**
 * Like React's `lazy`, for a whole screen. If it fails to load, the error goes to the boundary around it, and rendering
 * again loads again. `prepare` preloads it.
 */
export function lazyScreen<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let failure: unknown
  const request = async () => {
    try {
      return await load()
    } catch (error) {
      failure = error
      throw error
    }
  }
  const code = loadedOnce<Props>(request, Missing)
  function Missing(): never {
    code.forgetFailure()
    throw failure
  }
  function LazyScreen(props: Props) {
    const [Screen] = useState(code.component)
    return <Screen {...props} />
  }
  return [LazyScreen, code.prepare] as const
}

/**
 * A component that renders immediately if its code has been preloaded. React's `lazy` alone would suspend at the first
 * render even then, and React shows what comes after a fallback only 300 ms later.
 */
function loadedOnce<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<Props>,
  { ahead = false }: When = {},
) {
  let Loaded: ComponentType<Props> | undefined
  const request = async () => {
    Loaded = await load()
    return Loaded
  }
  const start = () =>
    lazy(() =>
      request().then(
        (component) => ({ default: component }),
        () => ({ default: Missing }),
      ),
    )
  let Current = start()
  const prepare = () =>
    request().then(
      () => undefined,
      () => undefined,
    )
  if (ahead) queueAhead(prepare)
  return {
    /** A component keeps what it got for as long as it is mounted: another one would lose its state. */
    component: (): ComponentType<Props> => Loaded ?? (Current as unknown as ComponentType<Props>),
    /** The next mount loads again. */
    forgetFailure: () => {
      Current = start()
    },
    /** Preloads the code before the click; if that fails, the click loads it again. */
    prepare,
  }
}
