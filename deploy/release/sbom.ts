import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'

/** The parts of CycloneDX's JSON that are read here. */
interface Bom {
  serialNumber: string
  metadata: { timestamp: string; component: { 'bom-ref': string; name: string } }
  components: { 'bom-ref': string; name: string; scope?: string }[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

interface Manifest {
  name: string
  version: string
  dependencies?: Readonly<Record<string, string>>
}

/**
 * All packages of the lock file, or those of a workspace. `--omit dev` is not passed: it would also leave out packages that
 * both the console and a development tool need.
 */
export const lockedPackages = (root: string, workspace?: string): Bom =>
  JSON.parse(
    execFileSync(
      'npm',
      [
        'sbom',
        '--sbom-format',
        'cyclonedx',
        '--sbom-type',
        'application',
        '--package-lock-only',
        workspace ? `--workspace=${workspace}` : '--workspaces=false',
        // Also while NODE_ENV is 'production', as it is after a build.
        '--include=dev',
      ],
      { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 },
    ),
  )

/**
 * The bill of materials of a part of the release. Required: what is in the bundle, including the bundler's own code. Optional:
 * dependencies without code in it. Time and serial number follow from the release, so that the same commit gives the same bytes.
 * Throws if a bundled package is not in the lock file.
 * @param bundled packages as `name@version`
 */
export function releaseBom(all: Bom, manifest: Manifest, bundled: readonly string[], seconds: number): Bom {
  const dependsOn = new Map(all.dependencies.map(({ ref, dependsOn: refs }) => [ref, refs]))
  const known = new Set(all.components.map((one) => one['bom-ref']))
  const missing = bundled.filter((ref) => !known.has(ref))
  if (missing.length > 0) throw new Error(`Not in the lock file: ${missing.join(', ')}`)

  const root = `${manifest.name}@${manifest.version}`
  const nameOf = (ref: string) => ref.slice(0, ref.lastIndexOf('@'))
  const ofRoot = dependsOn.get(all.metadata.component['bom-ref']) ?? []
  // A workspace has packages of its own besides those of the root.
  const refsOf = (name: string) => {
    const own = ofRoot.filter((ref) => nameOf(ref) === name)
    return own.length > 0 ? own : [...known].filter((ref) => nameOf(ref) === name)
  }
  const direct = Object.keys(manifest.dependencies ?? {}).flatMap(refsOf)
  const used = new Set<string>()
  const visit = (ref: string) => {
    if (used.has(ref)) return
    used.add(ref)
    dependsOn.get(ref)?.forEach(visit)
  }
  direct.forEach(visit)
  // The bundler's own dependencies are not in the bundle.
  for (const ref of bundled) used.add(ref)

  const bom = {
    ...all,
    components: all.components
      .filter((one) => used.has(one['bom-ref']))
      .map((one) => ({
        ...one,
        // The kit has no bundle: npm installs what it depends on.
        scope: bundled.length === 0 || bundled.includes(one['bom-ref']) ? 'required' : 'optional',
      })),
    dependencies: [
      { ref: root, dependsOn: [...new Set([...direct, ...bundled])].toSorted() },
      ...all.dependencies
        .filter(({ ref }) => used.has(ref))
        .map(({ ref, dependsOn: refs }) => ({ ref, dependsOn: refs.filter((one) => used.has(one)) })),
    ],
    metadata: {
      ...all.metadata,
      timestamp: new Date(seconds * 1000).toISOString(),
      // npm takes the name of the folder, and describes the root of the repository.
      component: {
        'bom-ref': root,
        type: 'application',
        name: manifest.name,
        version: manifest.version,
        purl: `pkg:npm/${manifest.name}@${manifest.version}`,
      },
    },
    serialNumber: '',
  }
  return { ...bom, serialNumber: `urn:uuid:${uuidOf(JSON.stringify(bom))}` }
}

/** A UUID of version 8: one that the application computes. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ]
  return parts.join('-')
}

/** The packages that `licences.txt` lists, as `name@version`. */
export const packagesIn = (licences: string): string[] =>
  [...(licences.split(/^-{80}$/m)[0]?.matchAll(/^(\S+) (\d\S*) \(.+\)$/gm) ?? [])].map(
    ([, name, version]) => `${name}@${version}`,
  )
