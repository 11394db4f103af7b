/*
 * `.` and `..` are folders to a browser, however they are written in an address: there such an id gets a `~` in front, and
 * so does one that looks like that already. Every link to an object and every reader of `params.id` goes through here.
 */

/** An id as it stands in an address, before it is encoded. */
export const idInPath = (id: string): string => (/^~*\.{1,2}$/.test(id) ? `~${id}` : id)

/** The id that a part of an address stands for. */
export const idFromPath = (part: string): string => (/^~+\.{1,2}$/.test(part) ? part.slice(1) : part)
