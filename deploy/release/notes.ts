/** The section of the changelog about a version, without its heading. Throws if there is none, or it is empty. */
export function notesOf(changelog: string, version: string): string {
  const sections = changelog.split(/^## /m)
  const section = sections.find((one) => one.startsWith(`[${version}]`))
  const text = section?.slice(section.indexOf('\n')).trim()
  if (!text) throw new Error(`CHANGELOG.md has no section about ${version}`)
  return `${text}\n`
}
