import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { queuePreload } from '@/lib/idle'
import { unloadable } from '@/lib/missingCode'
import styles from './lazy.module.css'
import { TryAgain } from './TryAgain'
import { toastError } from './toast'
import { type Plain, type TypedAhead, Waiting } from './Waiting'

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

interface WhenOpened extends When {
  /** The visible placeholder while the code loads. */
  plain?: Plain
  /** The overlay opens without a user action, so typed text is not meant for it. */
  isUnasked?: boolean
}

/**
 * An overlay that can close itself. While its code is loading it has the focus and keeps what is typed (`Waiting.tsx`). If it
 * fails to load, a toast says so, the overlay closes, and the next opening retries; the screen stays, with everything
 * typed into it. `prepare` preloads it.
 */
export function lazyPart<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
  { plain, isUnasked, ...when }: WhenOpened = {},
) {
  const code = loading(load, when)
  function LazyPart(props: Props) {
    const { onClose } = props
    const [Part, setPart] = useState(code.loaded)
    const typed = useRef<TypedAhead>(null)
    const close = useRef(onClose)
    useEffect(() => {
      close.current = onClose
    }, [onClose])
    useEffect(() => {
      // The effects of the part have run, so it has the focus. In a microtask, because React would undo a value that
      // changes during an effect.
      if (Part) return queueMicrotask(() => typed.current?.handOver())
      let isGone = false
      // Rendered synchronously with its effects, so that nothing can be typed in between.
      const show = () => !isGone && flushSync(() => setPart(code.loaded))
      code.request().then(
        () => (typed.current ? typed.current.whenComposed(show) : show()),
        () => {
          if (isGone) return
          toastError({ description: unloadable })
          close.current()
        },
      )
      return () => {
        isGone = true
      }
    }, [Part])
    if (Part) return <Part {...props} />
    return isUnasked ? null : <Waiting typed={typed} plain={plain} onClose={onClose} />
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

/** Loads code once, and caches it. */
function loading<Loaded>(load: () => Promise<Loaded>, { ahead = false }: When = {}) {
  let found: Loaded | undefined
  const request = async () => {
    found = await load()
    return found
  }
  const prepare = () =>
    request().then(
      () => undefined,
      () => undefined,
    )
  if (ahead) queuePreload(prepare)
  return {
    request,
    loaded: () => found,
    /** Preloads the code before the click; if that fails, the click loads it again. */
    prepare,
  }
}

/**
 * Returns a component that renders immediately if its code has been preloaded. React's `lazy` would suspend at the
 * first render even then, and React replaces a fallback only after 300 ms.
 */
function loadedOnce<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<Props>,
  when?: When,
) {
  const code = loading(load, when)
  const start = () =>
    lazy(() =>
      code.request().then(
        (component) => ({ default: component }),
        () => ({ default: Missing }),
      ),
    )
  let Current = start()
  return {
    /** Mounted components keep the result of their first call: another component type would lose their state. */
    component: (): ComponentType<Props> => code.loaded() ?? (Current as unknown as ComponentType<Props>),
    /** Makes the next mount load the code again. */
    forgetFailure: () => {
      Current = start()
    },
    prepare: code.prepare,
  }
}
