import { Logo } from '@/ui/Logo'
import { Note } from '@/ui/Note'
import styles from './ConfigErrorPage.module.css'
import type { ConfigError } from './config'
import notice from './notice.module.css'

/** Shown instead of the console when config.json is invalid; lists every invalid key (rule CONFIG-1). */
export function ConfigErrorPage({ error }: { error: ConfigError }) {
  return (
    <main className={notice.page}>
      <div className={notice.content}>
        <Logo />
        <h1 className={notice.title}>The console cannot start</h1>
        <p className={notice.text}>
          Its configuration, config.json, has to be corrected by whoever deploys it.
        </p>
        <Note tone="danger" role="alert">
          <ul className={styles.problems}>
            {error.problems.map(({ key, text }) => (
              <li key={`${key} ${text}`}>
                {key && <code>{key}</code>} <span>{text}</span>
              </li>
            ))}
          </ul>
        </Note>
      </div>
    </main>
  )
}
