/* Comments on a pull request of GitHub, or a merge request of GitLab: one for each file, replaced and not repeated. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { call, JobError, log, needed, variable } from './run.mjs'

const mark = '<!-- programme'
/**
 * The first line of a comment, hidden on GitHub and GitLab, names the file of the comment. It is a hash, because a file
 * name can contain `-->`.
 */
const markOf = (file) => `${mark} ${createHash('sha256').update(file).digest('hex').slice(0, 16)} -->`

/** The pull request that the job runs for. Throws JobError if there is none. */
export function forge() {
  const { base, api, comments, update, textOf } = variable('GITLAB_CI') === '' ? github() : gitlab()
  const send = async (path, options = {}) => {
    const { ok, status, value, text } = await call(`${api.address}${path}`, {
      headers: api.headers,
      ...options,
    })
    if (ok) return value
    throw new JobError(`The comment was not written: ${status} ${value?.message ?? text.slice(0, 200)}`)
  }
  const existing = async () => {
    const found = []
    for (let page = 1; ; page += 1) {
      const some = await send(`${comments}?per_page=100&page=${page}`)
      found.push(...some.filter((one) => textOf(one).startsWith(mark)))
      if (some.length < 100) return found
    }
  }
  return {
    base,
    async comment(file, text) {
      const body = `${markOf(file)}\n${text}`
      const [own, ...again] = (await existing()).filter((one) => textOf(one).startsWith(markOf(file)))
      if (own) await send(update.path(own.id), { method: update.method, body: { body } })
      else await send(comments, { method: 'POST', body: { body } })
      for (const one of again) await send(update.path(one.id), { method: 'DELETE' })
      log(`${file}: comment ${own ? 'replaced' : 'written'}`)
    },
    /** Removes the comments of files that are not changed any more. */
    async removeOthers(files) {
      const kept = files.map(markOf)
      for (const one of await existing())
        if (!kept.some((start) => textOf(one).startsWith(start)))
          await send(update.path(one.id), { method: 'DELETE' })
    },
  }
}

function github() {
  const event = JSON.parse(
    readFileSync(needed('GITHUB_EVENT_PATH', 'the job runs at GitHub or GitLab'), 'utf8'),
  )
  if (!event.pull_request) throw new JobError('The job review runs for a pull request')
  const { number, base } = event.pull_request
  const repository = `/repos/${needed('GITHUB_REPOSITORY', 'the repository')}/issues`
  return {
    base: base.sha,
    api: {
      address: needed('GITHUB_API_URL', 'the address of the API of GitHub'),
      headers: {
        Authorization: `Bearer ${needed('GITHUB_TOKEN', 'the token of the job, with pull-requests: write')}`,
        Accept: 'application/vnd.github+json',
      },
    },
    comments: `${repository}/${number}/comments`,
    update: { method: 'PATCH', path: (id) => `${repository}/comments/${id}` },
    textOf: ({ body }) => body ?? '',
  }
}

function gitlab() {
  const request = needed('CI_MERGE_REQUEST_IID', 'the job review runs for a merge request')
  const notes = `/projects/${needed('CI_PROJECT_ID', 'the project')}/merge_requests/${request}/notes`
  return {
    base: needed('CI_MERGE_REQUEST_DIFF_BASE_SHA', 'the commit that the merge request begins at'),
    api: {
      address: needed('CI_API_V4_URL', 'the address of the API of GitLab'),
      headers: { 'PRIVATE-TOKEN': needed('GITLAB_TOKEN', 'a project access token with the scope api') },
    },
    comments: notes,
    update: { method: 'PUT', path: (id) => `${notes}/${id}` },
    textOf: ({ body }) => body ?? '',
  }
}
