/** What is said where a part of the console cannot be fetched. */
export const unloadable =
  'This part of the console could not be loaded. Try again, or reload the page: a new version may have been released.'

/** In the words of the browsers, when code cannot be fetched. */
const wordsOfBrowsers = /dynamically imported module|importing a module script failed|unable to preload/i

/** Whether something failed because a part of the console could not be fetched: no network, or a newer release. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error && wordsOfBrowsers.test(error.message)
