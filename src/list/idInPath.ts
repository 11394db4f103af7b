/*
 * Browsers resolve `.` and `..` in a URL as folders, even when encoded. Such an id gets a `~` prefix, and so does an id
 * that already looks like that. Every link to an object and every reader of `params.id` must use these functions.
 */

/** The path segment of an id, before URL encoding. */
export const idInPath = (id: string): string => (/^~*\.{1,2}$/.test(id) ? `~${id}` : id)

/** The id of a path segment. */
export const idFromPath = (part: string): string => (/^~+\.{1,2}$/.test(part) ? part.slice(1) : part)
