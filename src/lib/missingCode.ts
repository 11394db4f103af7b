/** The message when a chunk of the console cannot be loaded. */
export const unloadable =
  'This part of the console could not be loaded. Try again, or reload the page: a new version may have been released.'

/** The messages of browsers for a failed dynamic import. */
const wordsOfBrowsers = /dynamically imported module|importing a module script failed|unable to preload/i

/** Whether an error means that a chunk of the console failed to load: no network, or a newer release. */
export const isMissingCode = (error: unknown): error is Error =>
  error instanceof Error && wordsOfBrowsers.test(error.message)
