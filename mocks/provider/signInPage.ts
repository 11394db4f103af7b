import { basePath } from '@/lib/basePath'
import { type AuthorizeRequest, completeSignIn } from './authorize'
import { element } from './element'
import { applyPageStyle } from './pageStyle'
import { type Persona, personaFor, personas } from './personas'

/** Renders the provider's page: first the address and the persona, then the 6-digit code. */
export function showSignIn(request: AuthorizeRequest): void {
  document.title = 'Mocked sign-in'
  applyPageStyle()
  const card = element('main')
  document.body.replaceChildren(
    element(
      'header',
      { class: 'ribbon' },
      'Mocked sign-in: stands in for the identity provider. No mail is sent.',
    ),
    card,
  )
  const askWho = (email: string, persona: Persona) =>
    card.replaceChildren(
      ...whoStep(request, email, persona, (chosenEmail, chosen) => {
        card.replaceChildren(
          ...codeStep(
            chosenEmail,
            () => completeSignIn(request, chosen.id),
            () => {
              askWho(chosenEmail, chosen)
              card.querySelector('input')?.focus()
            },
          ),
        )
        card.querySelector('input')?.focus()
      }),
    )
  askWho(request.loginHint, personaFor(request.loginHint))
  card.querySelector<HTMLButtonElement>('button[type=submit]')?.focus()
}

function whoStep(
  request: AuthorizeRequest,
  email: string,
  selected: Persona,
  onChosen: (email: string, persona: Persona) => void,
): Node[] {
  const address = element('input', {
    id: 'email',
    name: 'email',
    type: 'email',
    required: true,
    autocomplete: 'email',
    value: email,
  })
  const form = element(
    'form',
    {},
    element('label', { for: 'email' }, 'E-mail'),
    address,
    element(
      'fieldset',
      {},
      element('legend', {}, 'Sign in as'),
      ...personas.map((one) => choice(one, selected)),
    ),
    element('button', { type: 'submit' }, 'CONTINUE'),
    element(
      'a',
      { class: 'back', href: `${new URL(request.redirectUri).origin}${basePath}/` },
      'Back to the console',
    ),
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const id = new FormData(form).get('persona')
    const persona = personas.find((one) => one.id === id)
    if (persona) onChosen(address.value.trim(), persona)
  })
  return [
    element('h1', {}, 'Sign in'),
    element('p', { class: 'lead' }, 'Choose whose rights to try. A code is the next step.'),
    form,
  ]
}

function choice(persona: Persona, selected: Persona): Node {
  const checked = persona.id === selected.id
  return element(
    'label',
    { class: 'choice' },
    element('input', { type: 'radio', name: 'persona', value: persona.id, checked }),
    element(
      'span',
      {},
      element('b', {}, persona.label),
      element('i', {}, persona.name ?? persona.nickname),
      element('small', {}, persona.hint),
    ),
  )
}

function codeStep(email: string, onRight: () => void, onBack: () => void): Node[] {
  const code = randomCode()
  const field = element('input', {
    id: 'code',
    name: 'code',
    inputmode: 'numeric',
    autocomplete: 'one-time-code',
    maxlength: '6',
    'aria-describedby': 'code-error',
  })
  const error = element('p', { id: 'code-error', role: 'alert', class: 'error' })
  const back = element('button', { type: 'button', class: 'outline' }, 'BACK')
  back.addEventListener('click', onBack)
  const form = element(
    'form',
    { novalidate: true },
    element('label', { for: 'code' }, '6-digit code'),
    field,
    error,
    element('div', { class: 'two' }, element('button', { type: 'submit' }, 'SIGN IN'), back),
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (field.value.trim() === code) return onRight()
    field.setAttribute('aria-invalid', 'true')
    error.textContent = 'This is not the code we sent. Look at the message and try again.'
    field.select()
    field.focus()
  })
  return [
    element('h1', {}, 'Enter the code'),
    element('p', { class: 'lead' }, 'We sent a 6-digit code to ', element('b', {}, email), '.'),
    mailbox(email, code),
    form,
  ]
}

/** The e-mail that a real provider would send. */
const mailbox = (email: string, code: string) =>
  element(
    'section',
    { class: 'mail', 'aria-label': 'Mock mailbox' },
    element('p', { class: 'mailhead' }, element('b', {}, 'Mock mailbox'), element('span', {}, email)),
    element('p', {}, 'Your sign-in code is'),
    element('output', { 'data-testid': 'mailed-code' }, code),
  )

const randomCode = () =>
  String((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 1_000_000).padStart(6, '0')
