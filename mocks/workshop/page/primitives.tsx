import { chakra } from '@chakra-ui/react'
import { Gift, Pencil, Plus, Target } from 'lucide-react'
import { useState } from 'react'
import { Part } from '@/parts/page/panel'
import { Avatar } from '@/ui/Avatar'
import { Button, IconButton } from '@/ui/Button'
import { ChangedValue } from '@/ui/Change'
import { Chip } from '@/ui/Chip'
import { CopyButton } from '@/ui/CopyButton'
import { Disclosure } from '@/ui/Disclosure'
import { EntityTile, families } from '@/ui/EntityTile'
import { Input, Select, Textarea } from '@/ui/Input'
import { Badge, DateText, Kbd } from '@/ui/inline'
import { Labelled } from '@/ui/Labelled'
import { LoadProgress } from '@/ui/LoadProgress'
import { Logo } from '@/ui/Logo'
import { More } from '@/ui/More'
import { Note } from '@/ui/Note'
import { ObjectCells } from '@/ui/ObjectCells'
import { PageHead } from '@/ui/PageHead'
import { PartLoaded } from '@/ui/PartLoaded'
import { SortButton } from '@/ui/SortButton'
import { StateView } from '@/ui/StateView'
import { Inside, NewTab } from '@/ui/signs'
import { Table } from '@/ui/Table'
import { Thumb } from '@/ui/Thumb'
import { Title } from '@/ui/Title'
import { TryAgain } from '@/ui/TryAgain'
import { openedPrimitives, type Primitive } from './openedPrimitives'
import { Dragged, Reason, Search, Switches } from './primitiveDemos'

/** Every component of `src/ui` with a look of its own. */
export const primitives: readonly Primitive[] = [
  {
    file: 'Button.tsx',
    text: 'One primary button a screen; danger only where something is lost. isBusy keeps the focus.',
    Shown: () => (
      <>
        <Button>
          <Plus size={16} aria-hidden /> Add Mission
        </Button>
        <Button variant="outline">Outline</Button>
        <Button variant="ghost">Ghost</Button>
        <Button variant="danger">Delete</Button>
        <Button isBusy>Saving</Button>
        <Button disabled>Disabled</Button>
        <Button size="sm" variant="outline">
          Small
        </Button>
        <IconButton icon={Pencil} label="Edit" />
      </>
    ),
  },
  {
    file: 'Input.tsx',
    text: 'Input, Textarea and a native Select. Forms wrap them in Field.',
    Shown: () => (
      <>
        <Input aria-label="Name" defaultValue="Winter Warm-up" />
        <Input aria-label="Invalid name" aria-invalid defaultValue="winter warm-up" />
        <Input aria-label="Disabled name" disabled defaultValue="winter-warm-up" />
        <Textarea aria-label="Description" defaultValue="Three small goals a day." />
        <Select aria-label="Period">
          <option>Day</option>
          <option>Week</option>
        </Select>
      </>
    ),
  },
  {
    file: 'Labelled.tsx',
    text: 'A control with its label above and a hint below, for dialogs.',
    Shown: () => (
      <Labelled label="New tag" hint="Makes the copies a campaign. Empty: none.">
        {(id, hintId) => <Input id={id} aria-describedby={hintId} defaultValue="winter-2027" />}
      </Labelled>
    ),
  },
  { file: 'SearchInput.tsx', text: 'A search with a button that empties it.', Shown: Search },
  { file: 'ReasonField.tsx', text: 'The optional reason of a change.', Shown: Reason },
  { file: 'Switch.tsx', text: 'On or off, at once. Green is only for Correct.', Shown: Switches },
  {
    file: 'CopyButton.tsx',
    text: 'Copies a text, and shows that it did.',
    Shown: () => <CopyButton text="winter-warm-up" label="Copy id winter-warm-up" />,
  },
  {
    file: 'Note.tsx',
    text: 'A line about what is below it, with an action.',
    Shown: () => (
      <>
        <Note>Nothing is saved before you confirm.</Note>
        <Note tone="warning" action={<Button size="sm">Sign in again</Button>}>
          Your session has ended.
        </Note>
        <Note tone="danger">Not saved. Everything you entered is still here.</Note>
      </>
    ),
  },
  {
    file: 'StateView.tsx',
    text: 'A screen or card that is empty or failed.',
    Shown: () => (
      <>
        <StateView
          icon={Target}
          title="No mission matches"
          action={<Button variant="outline">Clear filters</Button>}
        />
        <StateView icon="first" title="No data available" />
      </>
    ),
  },
  {
    file: 'LoadProgress.tsx',
    text: 'Loading with an unknown total. It takes the focus.',
    Shown: () => {
      const [isOpen, setOpen] = useState(false)
      return isOpen ? (
        <LoadProgress label="Loading all" onStop={() => setOpen(false)}>
          1,200 loaded
        </LoadProgress>
      ) : (
        <Button variant="outline" onClick={() => setOpen(true)}>
          Load all
        </Button>
      )
    },
  },
  {
    file: 'PageHead.tsx',
    text: 'The head of a page: tile and title, with its tagline below or the link back above, and actions at the end.',
    Shown: () => (
      <PageHead
        tile={<EntityTile icon={Target} family="play" />}
        title="Sunflower Sprint"
        size="object"
        badges={<Badge>Draft</Badge>}
      >
        <Button variant="outline">Move</Button>
      </PageHead>
    ),
  },
  {
    file: 'Title.tsx',
    text: 'A title below that of the page: of a dialog, of a part, of a box, or of rows that belong together.',
    Shown: () =>
      (['dialog', 'section', 'card', 'group'] as const).map((size) => (
        <Title key={size} level={3} size={size}>
          {`Title, ${size}`}
        </Title>
      )),
  },
  {
    file: 'Chip.tsx',
    text: 'A filter or a value that is on or off, one of several in a row.',
    Shown: () => (
      <>
        <Chip isOn count="3">
          Errors
        </Chip>
        <Chip isOn={false} count="22">
          Warnings
        </Chip>
        <Chip isOn tone="danger">
          Failed
        </Chip>
      </>
    ),
  },
  {
    file: 'Table.tsx',
    text: 'A table that is no list: rows of 40, with pictures of 56, and a head of 34.',
    Shown: () => (
      <Table>
        <thead>
          <tr>
            <th scope="col">Prize</th>
            <th scope="col">Stock</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Bicycle Bell</th>
            <td>60</td>
          </tr>
        </tbody>
      </Table>
    ),
  },
  {
    file: 'SortButton.tsx',
    text: 'The label of a column, which sorts its table. The column that sorts it has an arrow for the direction.',
    Shown: () =>
      ([undefined, 'asc', 'desc'] as const).map((sorted) => (
        <SortButton key={String(sorted)} label="Dates" sorted={sorted} onClick={() => undefined} />
      )),
  },
  {
    file: 'PartLoaded.tsx',
    text: 'A list of which only a part is loaded: how many of how many, if that is known, and a button for the rest.',
    Shown: () => (
      <>
        <PartLoaded of="players" loaded={100} total={250} onLoad={() => undefined} />
        <PartLoaded of="events" loaded={500} error="The server is busy" onLoad={() => undefined} />
      </>
    ),
  },
  {
    file: 'More.tsx',
    text: 'The end of a list that is not shown whole. It begins where the names of the rows do.',
    Shown: () => (
      <>
        <More rest={67} step={50} />
        <More rest={3} label="Show more days" />
      </>
    ),
  },
  {
    file: 'signs.tsx',
    text: 'The end of a link: inside of the console, and in a new tab.',
    Shown: () => (
      <>
        <span>
          Open the check <Inside />
        </span>
        <span>
          Read more <NewTab />
        </span>
      </>
    ),
  },
  { file: 'TryAgain.tsx', text: 'Repeats what failed.', Shown: () => <TryAgain /> },
  {
    file: 'Change.tsx',
    text: 'An old and a new value. Neither red nor green, which are states.',
    Shown: () => (
      <>
        <ChangedValue before="Swimming" after="Running" />
        <ChangedValue
          before={<Badge tone="success">Active</Badge>}
          after={<Badge data-state>Inactive</Badge>}
        />
      </>
    ),
  },
  {
    file: 'DragOrder.tsx',
    text: 'Items are dragged by their grip; a line shows where a drop puts them. Phones have no grip.',
    Shown: Dragged,
  },
  {
    file: 'Part',
    text: 'A part of a page: icon, title, text beside it, and an action at the end.',
    Shown: () => (
      <chakra.div w="full">
        <Part
          title="Needs attention"
          icon={<Target size={16} aria-hidden />}
          aside={<Badge>3 errors</Badge>}
          action={<Button size="sm">Check again</Button>}
        >
          Three objects.
        </Part>
      </chakra.div>
    ),
  },
  {
    file: 'Disclosure.tsx',
    text: 'A button that shows what is below it, as a text or as a row.',
    Shown: () => (
      <chakra.div w="full">
        <Disclosure label="What is kept">The last 90 days.</Disclosure>
        <Disclosure isRow heading={3} label="2 muted findings">
          Kept in this browser.
        </Disclosure>
      </chakra.div>
    ),
  },
  {
    file: 'EntityTile.tsx',
    text: 'The icon of a type in the hue of its family.',
    Shown: () => families.map((family) => <EntityTile key={family} icon={Gift} family={family} />),
  },
  {
    file: 'ObjectCells.tsx',
    text: 'An object in a row: tile, name and second line. A long name is cut or wraps.',
    Shown: () => (
      <>
        {[false, true].map((isCompact) => (
          <chakra.span
            key={String(isCompact)}
            display="grid"
            gridTemplateColumns="32px minmax(0, 1fr)"
            columnGap="3"
            alignItems="center"
          >
            <ObjectCells
              tile={{ icon: Target, family: 'play' }}
              name="Sunflower Sprint"
              then={<Badge>Draft</Badge>}
              text="Mission, starts Fri 12 June"
              isCompact={isCompact}
            />
          </chakra.span>
        ))}
      </>
    ),
  },
  {
    file: 'Thumb.tsx',
    text: 'The image of an object; its tile if there is none.',
    Shown: () => <Thumb icon={Target} family="play" />,
  },
  { file: 'Avatar.tsx', text: 'A person.', Shown: () => <Avatar name="Mira Tarnwell" /> },
  { file: 'Logo.tsx', text: 'The mark of the deployment.', Shown: () => <Logo /> },
  {
    file: 'inline.tsx',
    text: 'Parts of a line: a status, a key, a date with its full year as a tooltip.',
    Shown: () => (
      <>
        <Badge>Draft</Badge>
        <Kbd>Ctrl K</Kbd>
        <DateText iso="2026-03-12T09:00:00Z" />
      </>
    ),
  },
  ...openedPrimitives,
]
