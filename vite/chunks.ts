/** What runs before the frame: configuration and silent sign-in (`src/main.tsx`), in a chunk that arrives first. */
const session =
  /node_modules\/(@auth0\/auth0-spa-js|@tanstack\/store|zod\/v4\/(core(?!\/(to-)?json-schema)|mini))\/|\/src\/(app\/(bootFailure|brand\/applyBrand|browserSupport|config|configFormat)|auth\/(client|selectedAccount)|model\/features|stored\/(storageKeys|stored|webStorage)|lib\/basePath|ui\/(brand|colorMode|theme\/surfaces))\.ts$|vite\/preload-helper/

/** Parts of zod that only the schemas of forms use. zod's indexes import them, too. */
const zodOfForms = /node_modules\/zod\/v4\/(core\/(to-)?json-schema|locales\/)/

/** The libraries of the first list in their own chunk: it stays cached across releases, and compresses better. */
const vendor =
  /node_modules\/(react-dom|react|scheduler|axios|@auth0|@tanstack\/(router-core|react-router|history|react-store|query-core|react-query|table-core|react-table))\//

/** What screens with Chakra's components share. The first list and forms need none of it. */
const chakra =
  /node_modules\/(@chakra-ui|@emotion|stylis|@pandacss)\/|\/src\/ui\/(theme\/(StyleProvider|system|globalCss|semanticTokens|tokens)|styled)\.tsx?$/

/** Screens that open before the first list is complete. */
const firstScreens =
  /\/src\/(main|app\/boot|routes\/(__root|_console|_console\/\$entityType\.list))\.tsx?(\?|$)/

/**
 * What every first list loads behind its rows. In a chunk of its own: parts that it shares with forms would otherwise be
 * in their chunk, and load all of it.
 */
const behindRows =
  /\/src\/(parts\/list-views\/ViewsRow|app\/(frame\/PinnedViews|login\/(EndedCover|SessionExpiredNotice)|watchVersion))\.tsx(\?|$)/

/** The screen of all forms, and the form of each entity. */
const forms = /\/src\/(routes\/_console\/\$entityType\.\$id|entities\/[^/]+\/form)\.tsx?(\?|$)/
const formOfEntity = /\/src\/entities\/[^/]+\/form(Fields)?\.tsx?$/

/** The part of rolldown's chunking context that is used here. */
interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[]; importers: readonly string[] } | null
}

/**
 * One chunk for all modules that static imports reach from some screens: fifty small files, fetched in a second round
 * trip, compress worse and take longer. `isSeparate` modules stay files of their own.
 */
function chunkOf(name: string, screens: RegExp, isSeparate: (id: string) => boolean) {
  const needed = new Set<string>()
  const isNeeded = (id: string, graph: ModuleGraph, seen: Set<string>): boolean => {
    if (needed.has(id) || screens.test(id)) return true
    if (seen.has(id)) return false
    seen.add(id)
    return (graph.getModuleInfo(id)?.importers ?? []).some((importer) => isNeeded(importer, graph, seen))
  }
  return {
    debugName: name,
    name: (id: string, graph: ModuleGraph) => {
      if (isSeparate(id) || !isNeeded(id, graph, new Set())) return null
      needed.add(id)
      return name
    },
  }
}

const entryFiles = /\/src\/(main\.tsx|generated\/theme\.css)$/

/** How the build splits the code of the first list and of forms. Everything else follows the dynamic imports. */
export const chunks = [
  { name: 'session', test: session, priority: 3 },
  { name: 'vendor', test: vendor, priority: 2 },
  // The entry stays a separate file, with its own source map, and with the style sheet that comes first.
  { ...chunkOf('console', firstScreens, (id) => entryFiles.test(id) || zodOfForms.test(id)), priority: 1 },
  chunkOf('behind', behindRows, (id) => zodOfForms.test(id)),
  chunkOf('form', forms, (id) => formOfEntity.test(id)),
  // Last, because a group also takes the modules that its own import, unless an earlier group has them.
  { name: 'chakra', test: chakra },
]
