import type { UnhandledFrameHandle } from 'msw'

/**
 * For tests: a request that nothing answers fails as a request, and through the error on the console as a test. MSW's own
 * strategy `error` lets pass what looks like a file, and an id may look like one.
 */
export const failUnhandled: UnhandledFrameHandle = async ({ frame }) => {
  const message = await frame.getUnhandledMessage()
  console.error(message)
  throw new Error(message)
}
