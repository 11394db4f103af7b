import { chakra } from '@chakra-ui/react'
import { ChevronDown, Download, FileJson, Sheet } from 'lucide-react'
import { useState } from 'react'
import type { JournalRecord } from '@/stored/journalRecords'
import { Button } from '@/ui/Button'
import { PopupMenu } from '@/ui/PopupMenu'
import { exportJournalCsv, exportJson } from './exportJournal'

interface ExportMenuProps {
  found: readonly JournalRecord[]
  all: readonly JournalRecord[]
}

/** Saves the entries that match the filters as a file. `programme revert` reads the JSON format. */
export function ExportMenu({ found, all }: ExportMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement>()
  const close = () => setAnchor(undefined)
  const choose = (save: (records: readonly JournalRecord[]) => void) => () => {
    close()
    save(found.toReversed())
  }
  return (
    <>
      <Button
        variant="outline"
        aria-label="Export"
        aria-haspopup="menu"
        disabled={found.length === 0}
        onClick={({ currentTarget }) => setAnchor(anchor ? undefined : currentTarget)}
      >
        <Download size={16} aria-hidden />
        {/* On phones the tagline needs the space of the label. */}
        <chakra.span display={{ base: 'none', md: 'inline' }}>Export</chakra.span>
        <ChevronDown size={16} aria-hidden />
      </Button>
      {anchor && (
        <PopupMenu
          anchor={anchor}
          label={found.length < all.length ? 'Export what was found' : 'Export the journal'}
          onClose={close}
          items={[
            { label: 'Export as JSON', icon: FileJson, onChoose: choose(exportJson) },
            { label: 'Export as CSV', icon: Sheet, onChoose: choose(exportJournalCsv) },
          ]}
        />
      )}
    </>
  )
}
