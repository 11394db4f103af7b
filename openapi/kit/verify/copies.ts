// Checks of copies and uploads, in accounts that the kit created.
import { isSuccess } from '../contract/statuses.ts'
import type { Json } from '../contract/types.ts'
import type { Operation } from '../types.ts'
import { differences } from './compare.ts'
import { finding } from './finding.ts'
import { defaultQuery, idOf } from './lists.ts'
import type { Scene } from './types.ts'

/**
 * Creates one object of every kind in the account that the kit created, and copies them into another one. Both accounts
 * are deleted with their content.
 * @param scene of accounts
 * @param scenes of all kinds
 */
export async function copyInto(
  { context, kind: accounts, id: source, body, track, forget, params }: Scene,
  scenes: Scene[],
) {
  const { client, checker } = context
  const operation = checker.byId('copyAccountElements')
  if (client.skips(operation)) return
  const target = `${source}-copy`
  track(target)
  const made = await client.call(accounts.create, { body: body(target), wanted: [201] })
  if (!made || made.status >= 300) return made && made.status < 500 ? void forget(target) : undefined
  const elements = scenes.filter(({ isAccount }) => !isAccount)
  const copied = new Map<Scene, string>()
  for (const scene of elements) {
    const id = `${scene.id}-original`
    const response = await client.call(scene.kind.create, {
      body: { ...scene.aloneBody(id), account: source },
      wanted: [201],
    })
    if (isSuccess(response?.status)) copied.set(scene, id)
  }
  const response = await client.call(operation, {
    body: { fromAccount: source, toAccount: target },
    wanted: [204],
  })
  if (isSuccess(response?.status)) await lookAtCopies(context, operation, copied, { source, target })
  await client.call(operation, {
    body: { fromAccount: source, toAccount: source },
    wanted: [422],
    sent: 'a copy of an account into itself',
  })
  const removed = await client.call(accounts.remove, { params: params(target), wanted: [204] })
  if (isSuccess(removed?.status)) forget(target)
}

/** @param copied ids of the originals */
async function lookAtCopies(
  { client, report }: Scene['context'],
  operation: Operation,
  copied: Map<Scene, string>,
  { source, target }: { source: string; target: string },
) {
  const read = async ({ kind }: Scene, account: string): Promise<Json[] | undefined> => {
    const response = await client.call(kind.list, { query: defaultQuery(kind.list, account), wanted: [200] })
    return Array.isArray(response?.value) ? response.value : undefined
  }
  const missing: { name: string; curl: string | undefined }[] = []
  let looked = 0
  for (const [scene, id] of copied) {
    const { name } = scene.kind
    const found = await read(scene, target)
    if (!found) continue
    const copy = found.find((object) => idOf(object) === id)
    const curl = client.trail.repeat()
    if (name === 'players') {
      if (copy) finding(report, operation, 'copied-players', 'a player of the source account was copied, too')
      continue
    }
    looked += 1
    if (!copy) {
      missing.push({ name, curl })
      continue
    }
    const originals = await read(scene, source)
    // A list that could not be read is not an empty one.
    if (!originals) continue
    const original = originals.find((object) => idOf(object) === id)
    if (!original)
      finding(report, operation, 'original-gone', `an original in ${name} is no longer in its account`, {
        scope: name,
      })
    for (const { field } of differences({ ...original, account: target }, copy, scene.compared))
      finding(
        report,
        operation,
        'copy-differs',
        `'${field}' of a copy in ${name} is not that of the original`,
        {
          scope: name,
          field,
          curl,
        },
      )
  }
  if (looked > 0 && missing.length === looked)
    finding(
      report,
      operation,
      'nothing-copied',
      `is answered with 204, but none of the ${looked} objects of 'fromAccount' is in 'toAccount'`,
    )
  else
    for (const { name, curl } of missing)
      finding(report, operation, 'not-copied', `is answered with 204, but ${name} were not copied`, {
        scope: name,
        curl,
      })
}

/** A PNG of one pixel. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

/** The form that the console sends to upload an image. */
export function imageForm(
  account: string,
  image: Blob = new Blob([Buffer.from(pixel, 'base64')], { type: 'image/png' }),
): FormData {
  const form = new FormData()
  form.set('image', image, 'contract-kit.png')
  form.set('account', account)
  return form
}

/**
 * Uploads into the account that the kit created, because an image in the scratch account could not be removed.
 * @param scene of accounts
 */
export async function uploadInto({ context: { client, checker, report }, id: account }: Scene) {
  const operation = checker.byId('uploadAccountImage')
  if (client.skips(operation)) return
  const stored = await client.call(operation, {
    params: { account },
    body: imageForm(account),
    wanted: [200],
  })
  if (isSuccess(stored?.status))
    report.notes.push(
      'an image of 70 bytes was uploaded into the account that the kit made and deleted; whether the file went too cannot be seen',
    )
  const noImage = imageForm(account)
  noImage.delete('image')
  await client.call(operation, {
    params: { account },
    body: noImage,
    wanted: [422],
    sent: 'an upload without an image',
  })
}
