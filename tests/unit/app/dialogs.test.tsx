import { readFileSync } from 'node:fs'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { forgetSelection } from '@/list/useSelecting'
import { forgetPlanned } from '@/parts/plan/planned'
import { filesIn } from '../../tools/filesIn'
import { openConsole, withMockedApi } from './openConsole'

/* What has the focus in a dialog, and which buttons it has, over all dialogs (rule FRAME-18). */

withMockedApi()
afterEach(() => {
  forgetSelection()
  forgetPlanned()
})

interface Opening {
  /** The file of the dialog. */
  file: string
  path: string
  /** The names of what is pressed, one after the other. A key in braces is typed. */
  presses: readonly (string | RegExp)[]
}

const view = (file: string, ...presses: string[]): Opening => ({
  file: `src/parts/list-views/${file}.tsx`,
  path: '/missions/list',
  presses,
})
const chosen = (file: string, press: string | RegExp): Opening => ({
  file: `src/parts/${file}.tsx`,
  path: '/missions/list',
  presses: ['Select', 'Select all on this page', press],
})

const openings: Record<string, Opening> = {
  'Filter by any field, from View': view('ConditionDialog', 'View', 'Filter by any field...'),
  'Filter by any field, from Filter': view('ConditionDialog', 'Filter', 'Filter by any field...'),
  'Columns of a list': view('ColumnsDialog', 'View', 'Columns...'),
  'Numbers below the list': view('ViewMenu', 'View', 'Numbers below the list...'),
  'Save view': view('ViewMenu', 'View', 'Save view...'),
  'Manage views': view('ViewsDialog', 'View', 'Manage views...'),
  Category: chosen('bulk-actions/EditDialogs', 'Category...'),
  Tags: chosen('bulk-actions/EditDialogs', 'Tags...'),
  'Change values': chosen('bulk-actions/ValuesDialog', 'Change values...'),
  'Copy to account': chosen('copies/CopyDialog', 'Copy to account...'),
  Duplicate: chosen('copies/DuplicateDialog', 'Duplicate...'),
  'Save as a template': chosen('campaigns/SaveTemplateDialog', 'Save as a template...'),
  'Columns of a table': {
    file: 'src/pages/table/TableColumnsDialog.tsx',
    path: '/programme/table?type=prizes',
    presses: [/^Columns/],
  },
  'Paste cells': {
    file: 'src/pages/table/PasteDialog.tsx',
    path: '/programme/table?type=prizes',
    presses: ['Paste cells'],
  },
  'Keys of the table': {
    file: 'src/pages/table/KeysDialog.tsx',
    path: '/programme/table?type=prizes',
    presses: ['Keys'],
  },
  Assumptions: {
    file: 'src/pages/economy/Assumptions.tsx',
    path: '/programme/economy',
    presses: [/^Assumptions/],
  },
  'Paste questions': {
    file: 'src/entities/fields/questions/PasteQuestions.tsx',
    path: '/quizzes/new',
    presses: ['Paste questions'],
  },
  About: { file: 'src/app/frame/AboutDialog.tsx', path: '/profile', presses: ['About'] },
  'Keyboard shortcuts': {
    file: 'src/app/shortcuts/ShortcutsDialog.tsx',
    path: '/profile',
    presses: ['{?}'],
  },
}

/** Opened by tests of their own; without a field, or with the focus in the field that they name. */
const elsewhere = [
  'src/app/login/EndedCover.tsx',
  'src/form/ConflictDialog.tsx',
  'src/form/GoneDialog.tsx',
  'src/pages/campaign/AddTagDialog.tsx',
  'src/pages/campaign/DateDialogs.tsx',
  'src/pages/campaign/TemplateDialog.tsx',
  'src/pages/check/ReplaceDialog.tsx',
  'src/parts/plan/ProposeDialog.tsx',
  'src/parts/transfer/BundleDialog.tsx',
  'src/parts/transfer/ExportAccountDialog.tsx',
  'src/pages/table/OrderDialog.tsx',
  'src/pages/table/WorkDialog.tsx',
  'src/search/GlobalSearch.tsx',
]

/** Dialogs without an act and without an end: their one 'Close' is in their head. */
const closedByHead = ['About', 'Keyboard shortcuts', 'Keys of the table']

const field = 'input:not([hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled)'

async function open({ path, presses }: Opening) {
  const { user } = await openConsole(path)
  for (const press of presses) {
    if (typeof press === 'string' && press.startsWith('{')) {
      await user.keyboard(press.slice(1, -1))
      continue
    }
    const control = await waitFor(
      () => {
        const found = (['button', 'menuitem', 'checkbox'] as const)
          .flatMap((role) => screen.queryAllByRole(role, { name: press }))
          .find((one) => !(one as HTMLButtonElement).disabled)
        if (!found) throw new Error(`No ${press}`)
        return found
      },
      { timeout: 20_000 },
    )
    fireEvent.click(control)
  }
  const dialog = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('dialog[open]')
    if (!found) throw new Error('No dialog')
    return found
  })
  return dialog
}

it.each(Object.entries(openings))(
  '%s has the focus in its first field, and one way out (rule FRAME-18)',
  async (name, opening) => {
    const dialog = await open(opening)
    const fields = [...dialog.querySelectorAll<HTMLElement>(field)]
    if (fields.length > 0) expect(document.activeElement?.matches(field)).toBe(true)
    expect(dialog.contains(document.activeElement)).toBe(true)
    const buttons = within(dialog)
      .getAllByRole('button')
      .map((button) => button.ariaLabel ?? button.textContent)
    expect(
      buttons.filter((label) => /^(Cancel|Close|Done)$/.test(label ?? '')),
      name,
    ).toHaveLength(1)
    const title = dialog.querySelector('h2')
    expect(title?.parentElement?.querySelector('button[aria-label=Close]') !== null).toBe(
      closedByHead.includes(name),
    )
    // The act is last, after 'Cancel'.
    if (buttons.includes('Cancel')) expect(buttons.at(-1)).not.toBe('Cancel')
  },
)

it('the focus returns to Filter from the filter by any field that it opened', async () => {
  const opening = openings['Filter by any field, from Filter']
  if (!opening) throw new Error('No such dialog')
  fireEvent.keyDown(await open(opening), { key: 'Escape' })
  await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull())
  expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus()
})

it('covers every dialog', () => {
  const dialogs = filesIn('src', /\.tsx$/).filter((file) =>
    /<(ModalDialog|FormDialog)\b/.test(readFileSync(file, 'utf8')),
  )
  const parts = [
    'src/ui/FormDialog.tsx',
    // Its focus is on 'Cancel' (tests/unit/ui/dialog.test.tsx).
    'src/ui/ConfirmDialog.tsx',
    // Menus and filters of phones.
    'src/ui/Sheet.tsx',
  ]
  const known = [...Object.values(openings).map(({ file }) => file), ...elsewhere, ...parts]
  expect(dialogs.filter((file) => !known.includes(file))).toEqual([])
  expect(known.filter((file) => !dialogs.includes(file))).toEqual([])
})
