/* One message to Slack or Teams. Names in it are text: nobody is mentioned, and nothing becomes a link. */
import { call, hostOf, JobError, log, variable } from './run.mjs'

/** Posts a text. A webhook that refuses or is slow is named, and the job goes on. */
export async function post(text) {
  const address = variable('PROGRAMME_WEBHOOK')
  if (address === '') return
  const host = hostOf(address)
  try {
    const seconds = Number(variable('PROGRAMME_WEBHOOK_SECONDS')) || 10
    const { ok, status } = await call(address, { method: 'POST', body: bodyFor(address, text), seconds })
    log(ok ? `Posted to ${host}.` : `The webhook of ${host} refused the message: ${status}. The job goes on.`)
  } catch (thrown) {
    if (!(thrown instanceof JobError)) throw thrown
    log(`The webhook failed: ${thrown.message}. The job goes on.`)
  }
}

const teams = /(^|\.)(webhook\.office\.com|logic\.azure\.com|powerplatform\.com)(:\d+)?$/

function bodyFor(address, text) {
  const kind = variable('PROGRAMME_WEBHOOK_KIND') || (teams.test(hostOf(address)) ? 'teams' : 'slack')
  if (kind !== 'teams')
    return { text: text.replace(/[&<>]/g, (mark) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[mark]) }
  // A RichTextBlock shows its text literally; a TextBlock parses Markdown.
  const body = text
    .split('\n')
    .map((line) => ({ type: 'RichTextBlock', inlines: [{ type: 'TextRun', text: line }] }))
  const content = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    body,
  }
  return {
    type: 'message',
    attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', content }],
  }
}
