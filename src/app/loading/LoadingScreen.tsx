import { Center, chakra, VStack } from '@chakra-ui/react'
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { whenIdle } from '@/ui/idle'
import { Logo } from '@/ui/Logo'

/** Falls once the browser is idle: the session and the code of the first screen come first. */
const Snow = lazy<ComponentType>(() =>
  whenIdle()
    .then(() => import('./Snow'))
    .then(
      ({ Snow }) => ({ default: Snow }),
      // It is only decoration.
      () => ({ default: () => null }),
    ),
)

/** How long the page waits before it snows, in ms. A sign-in without a delay is over by then, and must not wait for it. */
const snowAfterMs = 500

/** Full-screen page while signing in is pending (rule AUTH-7). The text is announced; the snow is decorative. */
export function LoadingScreen() {
  const [snows, setSnows] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSnows(true), snowAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Center
      as="main"
      position="relative"
      minH="100dvh"
      overflow="hidden"
      bgImage={{
        base: 'linear-gradient(180deg, {colors.primary.muted}, {colors.bg.canvas} 70%)',
        _dark: 'linear-gradient(180deg, {colors.primary.subtle}, {colors.bg.canvas} 75%)',
      }}
    >
      <Suspense>{snows && <Snow />}</Suspense>
      <VStack position="relative" gap="4">
        <chakra.h1 display="flex">
          <Logo markOnly mark="64px" />
        </chakra.h1>
        <chakra.p role="status" textStyle="lg" fontWeight="560" letterSpacing="-.01em">
          Loading...
        </chakra.p>
      </VStack>
    </Center>
  )
}

/** The delay runs once per page load: a second sign-in in the same page does not wait again. */
let over = false

/**
 * True while the routes must wait: for the identity provider, then for the delay (rule AUTH-6, decision E1).
 * @param providerLoading the provider has not finished yet
 * @param delayMs from `config.authLoaderDelayMs`
 */
export function useAuthLoaderDelay(providerLoading: boolean, delayMs: number): boolean {
  const [waiting, setWaiting] = useState(!over)
  useEffect(() => {
    if (providerLoading || !waiting) return
    const timer = setTimeout(() => {
      over = true
      setWaiting(false)
    }, delayMs)
    return () => clearTimeout(timer)
  }, [providerLoading, waiting, delayMs])
  return waiting
}
