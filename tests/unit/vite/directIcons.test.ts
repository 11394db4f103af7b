import { expect, it } from 'vitest'
import { iconFiles, withDirectIcons } from '../../../vite/directIcons.ts'

const files = new Map([
  ['Pin', 'pin'],
  ['AlertCircle', 'circle-alert'],
])

it('each icon is imported from its own file, under the name that the code has for it (rule VIEW-5)', () => {
  const code = "import { Pin, AlertCircle as Sign } from 'lucide-react'\nimport x from './x'"
  expect(withDirectIcons(code, files)).toBe(
    "import { default as Pin } from 'lucide-react/icons/pin';import { default as Sign } from 'lucide-react/icons/circle-alert'\nimport x from './x'",
  )
})

it('the index of the package names the file of each icon, also of one with an older name', () => {
  const known = iconFiles()
  expect(known.get('Pin')).toBe('pin')
  expect(known.get('AlertCircle')).toBe(known.get('CircleExclamationPoint'))
})

it('what is no icon still comes from the index of the package', () => {
  const code = "import { type LucideIcon, createLucideIcon, Pin } from 'lucide-react'"
  expect(withDirectIcons(code, files)).toBe(
    "import { default as Pin } from 'lucide-react/icons/pin';import { type LucideIcon, createLucideIcon } from 'lucide-react'",
  )
})

it('types are imported as types, which is no import in the build', () => {
  const code = "import { Pin, type LucideIcon } from 'lucide-react'"
  expect(withDirectIcons(code, files)).toBe(
    "import { default as Pin } from 'lucide-react/icons/pin';import type { LucideIcon } from 'lucide-react'",
  )
  const types = "import type { LucideIcon } from 'lucide-react'"
  expect(withDirectIcons(types, files)).toBe(types)
})

it('the lines below keep their numbers', () => {
  const code = "import {\n  AlertCircle,\n  Pin,\n} from 'lucide-react'\nconst last = 1"
  const direct = withDirectIcons(code, files)
  expect(direct.split('\n').indexOf('const last = 1')).toBe(4)
})
