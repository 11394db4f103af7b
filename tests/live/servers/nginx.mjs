import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { shippedConfig } from '../../../deploy/shipped.ts'

const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']

/** Path of nginx; undefined where it is not installed. `LIVE_SITE=node` skips it. */
export const nginxPath = () =>
  process.env.LIVE_SITE === 'node'
    ? undefined
    : folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path))

const types = `types {
  text/html html; text/css css; text/javascript js; application/json json; image/svg+xml svg; font/woff2 woff2;
  text/plain txt;
}`

/** The configuration around the shipped one, as in a real installation. */
const around = (folder, file) => `daemon off;
master_process off;
pid ${folder}/pid;
error_log stderr;
events {}
http {
  ${types}
  default_type application/octet-stream;
  access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `  ${kind}_temp_path ${folder}/${kind};`).join('\n')}
  include ${file};
}
`

/** nginx in the foreground with the shipped configuration; it ends with this process. */
export function serveWithNginx(path, names, config) {
  const folder = mkdtempSync(join(tmpdir(), 'console-nginx-'))
  const file = (name, content) => {
    writeFileSync(join(folder, name), content)
    return join(folder, name)
  }
  const settings = file('config.json', JSON.stringify(config))
  const server = file('console.conf', shippedConfig({ ...names, CONSOLE_CONFIG: settings }))
  const child = spawn(path, ['-p', folder, '-c', file('nginx.conf', around(folder, server))], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  process.on('exit', () => child.kill())
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit())
  child.on('exit', (code) => {
    if (code) throw new Error(`nginx ended with ${code}`)
  })
}
