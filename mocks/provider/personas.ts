/** A user that the mocked identity provider can sign in. */
export interface Persona {
  id: string
  /** Text of the option on the provider's page. */
  label: string
  hint: string
  sub: string
  /** Absent for a persona whose ID token has only a nickname. */
  name?: string
  nickname: string
  email: string
  /** Colours of the picture; absent for a persona without one. */
  portrait?: { background: string; skin: string; hair: string; shirt: string }
  permissions: string[]
  accounts: string[]
  isAuthorized: boolean
  /** The provider's error in place of a code. */
  refusal?: string
}

export const personas = [
  {
    id: 'service-admin',
    label: 'Service admin',
    hint: 'Reads and writes everything, accounts included',
    sub: 'email|7f3c02b9d1',
    name: 'Mira Tarnwell',
    nickname: 'mira.tarnwell',
    email: 'mira.tarnwell@brindlewick.example',
    portrait: { background: '#ffcf70', skin: '#6d3f22', hair: '#2a1710', shirt: '#3a2160' },
    permissions: ['admin:read', 'admin:write', 'account:read', 'account:write'],
    accounts: ['brindlewick', 'fennmarsh', 'quillmoor', 'tarnstead'],
    isAuthorized: true,
  },
  {
    id: 'admin-reader',
    label: 'Admin reader',
    hint: 'Sees all accounts and their figures, changes nothing',
    sub: 'email|b81d44e07a',
    name: 'Oskar Lindqvane',
    nickname: 'oskar.lindqvane',
    email: 'oskar.lindqvane@brindlewick.example',
    portrait: { background: '#c3cdf6', skin: '#f1c9a5', hair: '#c98f3c', shirt: '#2b3a82' },
    permissions: ['admin:read'],
    accounts: ['brindlewick', 'fennmarsh', 'quillmoor', 'tarnstead'],
    isAuthorized: true,
  },
  {
    id: 'account-admin',
    label: 'Account admin',
    hint: 'Configures one account, but not the account itself',
    sub: 'email|05aa9c63f2',
    name: 'Priya Hollowmere',
    nickname: 'priya.hollowmere',
    email: 'priya.hollowmere@fennmarsh.example',
    portrait: { background: '#f9c3dc', skin: '#b9794e', hair: '#1e1828', shirt: '#7d1347' },
    permissions: ['account:read', 'account:write'],
    accounts: ['brindlewick', 'fennmarsh'],
    isAuthorized: true,
  },
  {
    id: 'account-reader',
    label: 'Account reader',
    hint: 'Looks at one account, changes nothing; has no picture',
    sub: 'email|e26b7130c8',
    name: 'Tobias Reedmarsh',
    nickname: 'tobias.reedmarsh',
    email: 'tobias.reedmarsh@fennmarsh.example',
    permissions: ['account:read'],
    accounts: ['brindlewick'],
    isAuthorized: true,
  },
  {
    id: 'no-permission',
    label: 'No permission',
    hint: 'Is known to the provider, but was given no rights yet',
    sub: 'email|91fe5d20b4',
    nickname: 'lena.ostwick',
    email: 'lena.ostwick@quillmoor.example',
    permissions: [],
    accounts: [],
    isAuthorized: false,
  },
  {
    id: 'refused',
    label: 'Refused',
    hint: 'Is turned away: the address has not been approved',
    sub: 'email|c07b1183ee',
    name: 'Visitor',
    nickname: 'visitor',
    email: 'visitor@mailbox.example',
    permissions: [],
    accounts: [],
    isAuthorized: false,
    refusal: 'This e-mail address has not been approved for the console.',
  },
] as const satisfies readonly Persona[]

export type PersonaId = (typeof personas)[number]['id']

export const findPersona = (id: string): Persona | undefined => personas.find((persona) => persona.id === id)

/** The persona preselected for an address; the service admin if no persona has it. */
export const personaFor = (email: string): Persona =>
  personas.find((persona) => persona.email === email.trim().toLowerCase()) ?? personas[0]
