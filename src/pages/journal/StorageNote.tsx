import { chakra } from '@chakra-ui/react'
import { Info, Trash2, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { formatNumber, pluralize } from '@/lib/format'
import { removeUnreadableEntries } from '@/model/journal'
import { type JournalRecord, journalBytes, journalDays, sizeOf } from '@/stored/journalRecords'
import { Button } from '@/ui/Button'
import { useDisclosure } from '@/ui/Disclosure'

interface StorageNoteProps {
  name: string | undefined
  isKept: boolean
  unreadable: number
  newer: number
  records: readonly JournalRecord[] | undefined
}

const most = `${formatNumber(journalBytes / 1024 / 1024)} MB`

/** '40 changes', and from 1 MB on their size: '9,000 changes, 1.2 of 20 MB'. */
export function sizeText(records: readonly JournalRecord[]): string {
  const changes = pluralize(records.length, 'change')
  const megabytes = records.reduce((sum, record) => sum + sizeOf(record), 0) / 1024 / 1024
  return megabytes < 1 ? changes : `${changes}, ${megabytes.toFixed(1)} of ${most}`
}

/** Says what the journal contains, and which changes it cannot contain (rule JOURNAL-6). */
export function StorageNote({ name, isKept, unreadable, newer, records }: StorageNoteProps) {
  const { isOpen, toggle, content } = useDisclosure()
  return (
    <Box>
      <Info size={16} aria-hidden />
      <div>
        <p>
          <b>This is no audit log.</b>
          <chakra.span
            display={{ base: isOpen ? 'inline' : 'none', md: 'inline' }}
          >{` It has what ${name ? `you, ${name},` : 'you'} changed from this browser in the last ${journalDays} days. It cannot see what other people change, what your systems send, or what you change elsewhere.`}</chakra.span>
        </p>
        {!isKept && (
          <chakra.p role="status" color="warning.text" mt="1" display="flex" gap="2">
            <TriangleAlert size={16} aria-hidden />
            <span>
              This browser refuses to keep the journal, or has no space left. New entries last until this tab
              is closed.
            </span>
          </chakra.p>
        )}
        {unreadable > 0 && <Unreadable count={unreadable} />}
        {newer > 0 && (
          <p role="status">
            {`${pluralize(newer, 'entry', 'entries')} of a newer release ${newer === 1 ? 'is' : 'are'} kept, but not shown.`}
          </p>
        )}
        <chakra.div {...content} mt="2" color="fg.muted">
          <ul>
            <li>
              {`It is kept in this browser for you alone, for ${journalDays} days or up to ${most}; the oldest entries go first. Logging out keeps it.`}
            </li>
            {records && <li>{`${sizeText(records)}.`}</li>}
            <li>Each entry has the object before and after, without API keys and without uploaded images.</li>
            <li>Not in it: uploads of images, “Copy elements”, and what the command line does.</li>
            <li>Nothing is encrypted: who can use this browser profile can read it.</li>
          </ul>
        </chakra.div>
      </div>
      <Button variant="ghost" size="sm" edge="end" {...toggle}>
        What is kept
      </Button>
    </Box>
  )
}

/** The number of entries that do not fit the schema, with a button that deletes them (rule JOURNAL-10). */
function Unreadable({ count }: { count: number }) {
  const [isBusy, setBusy] = useState(false)
  const remove = () => {
    setBusy(true)
    void removeUnreadableEntries().finally(() => setBusy(false))
  }
  return (
    <chakra.div
      role="status"
      color="warning.text"
      mt="1"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2"
    >
      <span>{`${pluralize(count, 'entry', 'entries')} could not be read and ${count === 1 ? 'is' : 'are'} not shown.`}</span>
      <Button variant="outline" size="sm" isBusy={isBusy} onClick={remove}>
        <Trash2 size={14} aria-hidden />
        <span>{`Delete ${formatNumber(count)} unreadable`}</span>
      </Button>
    </chakra.div>
  )
}

const Box = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '16px minmax(0, 1fr) auto',
    gap: '3',
    alignItems: 'start',
    px: 'inset',
    // On phones the first sentence is on the line of the button; the others are in the expanded part.
    py: { base: '0', md: '3' },
    borderBottomWidth: '1px',
    textStyle: 'sm',
    color: 'fg.muted',
    '& b': { color: 'fg', fontWeight: '600' },
    '& ul': { ps: '4', listStyleType: 'disc', display: 'grid', gap: '1' },
    '& > svg, & > div': { mt: { base: '13px', md: '0' } },
    '& > div': { mb: { base: '13px', md: '0' } },
    '& svg': { flexShrink: '0' },
    _print: { display: 'none' },
  },
})
