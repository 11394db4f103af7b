// The floor of the bench: the console's screens with hand-written DOM, without a framework and without a sign-in.
import './style.css'
import { lists } from './data'
import { el } from './dom'
import { formScreen } from './form'
import { listScreen } from './list'
import { openSearch } from './search'

const links = lists.map(({ type, title }) => el('a', { href: `/${type}/list` }, title))
const main = el('main')
document.body.append(
  el('nav', {}, el('button', { type: 'button', onclick: openSearch }, 'Global Search'), ...links),
  main,
)

/** Shows the screen of the address. */
async function show() {
  const path = location.pathname
  const [, type = '', id = ''] = path.split('/')
  const list = lists.find((one) => one.type === type) ?? lists[0]
  if (!list) return
  links.forEach((link, index) => {
    if (lists[index] === list) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  })
  const screen = id === 'list' ? listScreen(list) : await formScreen(list, decodeURIComponent(id))
  // The user can have followed another link while the rows loaded.
  if (path === location.pathname) main.replaceChildren(screen)
}

addEventListener('popstate', () => void show())
addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest('a')
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  document.querySelector('dialog')?.close()
  history.pushState(null, '', link.pathname)
  void show()
})
void show()
