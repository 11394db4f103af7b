import type { UnhandledFrameHandle } from 'msw'

/**
 * For tests: an unhandled request fails, and logs an error on the console, which fails the test. MSW's own strategy
 * `error` ignores requests that look like files, and an id can look like one.
 */
export const failUnhandled: UnhandledFrameHandle = async ({ frame }) => {
  const message = await frame.getUnhandledMessage()
  console.error(message)
  throw new Error(message)
}
