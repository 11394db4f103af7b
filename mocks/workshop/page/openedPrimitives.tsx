import { chakra } from '@chakra-ui/react'
import type { ComponentType } from 'react'
import { Button } from '@/ui/Button'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { DialogActions } from '@/ui/DialogActions'
import { DialogHead } from '@/ui/DialogHead'
import { FormDialog } from '@/ui/FormDialog'
import { Input } from '@/ui/Input'
import { Labelled } from '@/ui/Labelled'
import { ModalDialog } from '@/ui/ModalDialog'
import { Popover } from '@/ui/Popover'
import { PopupMenu } from '@/ui/PopupMenu'
import { Sheet } from '@/ui/Sheet'
import { toastError, toastSuccess } from '@/ui/toast'
import { items, Opener } from './primitiveDemos'

export interface Primitive {
  /** The file of the component in `src/ui`, or its name in `src/parts`. */
  file: string
  text: string
  Shown: ComponentType
}

/** The components of `src/ui` that open above the page. */
export const openedPrimitives: readonly Primitive[] = [
  {
    file: 'Popover.tsx',
    text: 'Content about one element, in the top layer.',
    Shown: () => (
      <Opener
        Opened={(props) => (
          <Popover label="How this was worked out" {...props}>
            <chakra.p p="3" textStyle="sm">
              120 × 2 = 240
            </chakra.p>
          </Popover>
        )}
      >
        Open popover
      </Opener>
    ),
  },
  {
    file: 'PopupMenu.tsx',
    text: 'Commands of a row or form; a sheet on phones.',
    Shown: () => (
      <Opener Opened={(props) => <PopupMenu label="Winter Warm-up" items={items} {...props} />}>
        Open menu
      </Opener>
    ),
  },
  {
    file: 'ConfirmDialog.tsx',
    text: 'A question before something that cannot be taken back. The focus is on Cancel.',
    Shown: () => (
      <Opener
        Opened={({ onClose }) => (
          <ConfirmDialog
            open
            title="Delete Mission"
            text="Winter Warm-up will be deleted."
            confirmLabel="Delete"
            onCancel={onClose}
            onConfirm={onClose}
          />
        )}
      >
        Open question
      </Opener>
    ),
  },
  {
    file: 'ModalDialog.tsx',
    text: 'The browser’s own dialog, for everything else that is modal.',
    Shown: () => (
      <Opener
        Opened={({ onClose }) => (
          <ModalDialog open closeOnBackdrop aria-label="Copy missions" onClose={onClose}>
            <chakra.p p="4">Copy three missions to another account.</chakra.p>
            <DialogActions>
              <Button variant="outline" onClick={onClose}>
                Cancel
              </Button>
              <Button onClick={onClose}>Preview</Button>
            </DialogActions>
          </ModalDialog>
        )}
      >
        Open dialog
      </Opener>
    ),
  },
  {
    file: 'FormDialog.tsx',
    text: 'A dialog with a form. Enter submits it.',
    Shown: () => (
      <Opener
        Opened={({ onClose }) => (
          <FormDialog title="Save view" confirm="Save" onClose={onClose} onConfirm={onClose}>
            <Labelled label="Name">{(id) => <Input id={id} defaultValue="Ends this week" />}</Labelled>
          </FormDialog>
        )}
      >
        Open form
      </Opener>
    ),
  },
  {
    file: 'Sheet.tsx',
    text: 'Controls in a dialog at the bottom of a phone.',
    Shown: () => (
      <Opener
        Opened={({ onClose }) => (
          <Sheet title="Filters" onClose={onClose}>
            <chakra.p p="4">What a page filters by.</chakra.p>
          </Sheet>
        )}
      >
        Open sheet
      </Opener>
    ),
  },
  {
    file: 'DialogHead.tsx',
    text: 'The title of a dialog, and the button that closes it.',
    Shown: () => (
      <DialogHead id="dialog-head" onClose={() => undefined}>
        About the console
      </DialogHead>
    ),
  },
  {
    file: 'DialogActions.tsx',
    text: 'The row of buttons of a dialog, the main one last.',
    Shown: () => (
      <DialogActions style={{ width: '100%' }}>
        <Button variant="outline">Cancel</Button>
        <Button>Save</Button>
      </DialogActions>
    ),
  },
  {
    file: 'Toaster.tsx',
    text: 'What was done or failed, announced once.',
    Shown: () => (
      <>
        <Button variant="outline" onClick={() => toastSuccess('Saved winter-warm-up')}>
          Show success
        </Button>
        <Button variant="outline" onClick={() => toastError({ code: 500, description: 'Try again later' })}>
          Show failure
        </Button>
      </>
    ),
  },
]
