import { ChakraProvider } from '@chakra-ui/react'
import { createRoot, type Root } from 'react-dom/client'
import { isNewVersionDeployed } from '@/api/deployedVersion'
import { confirmLeave } from '@/form/unsaved'
import { system } from '@/ui/theme'
import { UpdateBar } from './UpdateBar'

/** How often an open tab asks, in ms; and how soon at the earliest, when people come back to it again and again. */
const everyMs = 5 * 60_000
const atMostEveryMs = 30_000

interface Watch {
  /** Tests ask and reload in their own way. */
  isNew?: () => Promise<boolean>
  reload?: () => void
}

/**
 * Notices that a newer version was deployed: now and then, when the tab is looked at again, and when a part of this
 * version is gone from the server. It offers to reload and never does so by itself; unsaved edits are asked for first.
 * Answers a function that ends it.
 */
export function watchVersion({
  isNew = isNewVersionDeployed,
  reload = () => window.location.reload(),
}: Watch = {}): () => void {
  let shown: { root: Root; element: HTMLElement } | undefined
  let askedAt = Date.now()

  const hide = () => {
    shown?.root.unmount()
    shown?.element.remove()
    shown = undefined
  }
  const show = () => {
    const element = document.body.appendChild(document.createElement('div'))
    shown = { root: createRoot(element), element }
    shown.root.render(
      <ChakraProvider value={system}>
        <UpdateBar onLater={hide} onReload={() => void confirmLeave().then((leave) => leave && reload())} />
      </ChakraProvider>,
    )
  }
  const ask = async () => {
    askedAt = Date.now()
    if (!shown && (await isNew()) && !shown) show()
  }
  const onReturn = () => {
    if (document.visibilityState === 'visible' && Date.now() - askedAt >= atMostEveryMs) void ask()
  }
  const onMissingPart = () => void ask()
  const timer = setInterval(() => document.visibilityState === 'visible' && void ask(), everyMs)
  document.addEventListener('visibilitychange', onReturn)
  window.addEventListener('focus', onReturn)
  window.addEventListener('vite:preloadError', onMissingPart)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onReturn)
    window.removeEventListener('focus', onReturn)
    window.removeEventListener('vite:preloadError', onMissingPart)
    hide()
  }
}
