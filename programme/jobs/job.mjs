#!/usr/bin/env node
/*
 * The jobs of a repository that holds the programme of all accounts: docs/programme.md, "Your programme in Git". github.yml and
 * gitlab.yml call them. Needs git and Node 20, and no package but the programme command.
 */
import { mergeJob, proposalsJob } from './apply.mjs'
import { nightly } from './nightly.mjs'
import { review } from './review.mjs'
import { JobError } from './run.mjs'

const jobs = { nightly, review, merge: mergeJob, proposals: proposalsJob }

const help = `programme-job <job>, in a clone of the repository

  nightly     exports all accounts, commits and pushes what changed, and posts a line to the webhook
  review      comments on the pull request: what its proposals and edited files would do
  merge       carries out the edits of files that this push has brought
  proposals   carries out the proposals that are due, and moves them to proposals/applied

Variables
  PROGRAMME_API              the address of the API, such as https://api.example.com/admin/api/v0
  PROGRAMME_TOKEN            an access token; or these four, to fetch one by client credentials:
  PROGRAMME_TOKEN_URL, PROGRAMME_CLIENT_ID, PROGRAMME_CLIENT_SECRET, PROGRAMME_AUDIENCE
  PROGRAMME_WEBHOOK          an incoming webhook of Slack or Teams; without one nothing is posted
  PROGRAMME_WEBHOOK_KIND     slack or teams; without it the address tells
  PROGRAMME_ZONE             the time zone of the line, such as Europe/Berlin; default: UTC
  PROGRAMME_ACCOUNTS, PROGRAMME_PROPOSALS   the folders; default: accounts and proposals

Exit codes
  0  done, or nothing to do   1  a conflict, or something failed   2  could not run`

try {
  const [name, ...rest] = process.argv.slice(2)
  if (name === undefined || name === 'help' || name === '--help') {
    process.stdout.write(`${help}\n`)
    process.exitCode = name === undefined ? 2 : 0
  } else {
    if (!Object.hasOwn(jobs, name) || rest.length > 0)
      throw new JobError(`There is no job '${[name, ...rest].join(' ')}'. Try: programme-job help`)
    process.exitCode = await jobs[name]()
  }
} catch (thrown) {
  if (!(thrown instanceof JobError)) throw thrown
  process.stderr.write(`${thrown.message}\n`)
  process.exitCode = 2
}
