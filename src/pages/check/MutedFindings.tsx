import { chakra } from '@chakra-ui/react'
import { useSelector } from '@tanstack/react-store'
import { BellOff, Download, Upload } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { findingTitle, objectsIn } from '@/engine/check/causes'
import { readMutes, type Sorted, sortedBy } from '@/engine/check/mutes'
import { ruleOf } from '@/engine/check/rules'
import type { Finding } from '@/engine/check/types'
import { textOfFile } from '@/engine/transfer/fileText'
import { readDate } from '@/lib/dates'
import { shortDayText } from '@/lib/dateText'
import { formatNumber, plural, pluralize } from '@/lib/format'
import { SeverityIcon } from '@/parts/findings/severity'
import { addMutes, storageOf, unmute } from '@/parts/findings/storage'
import { Button } from '@/ui/Button'
import { Disclosure } from '@/ui/Disclosure'
import { download, fileName } from '@/ui/download'
import { toastError, toastSuccess } from '@/ui/toast'

/** Divides findings into shown and muted ones, and returns the previous visit. */
export function useMuted(account: string, findings: readonly Finding[]) {
  const mutes = useSelector(storageOf(account), (kept) => kept.mutes)
  // This visit is stored below, so the previous one is read first.
  const [visit] = useState(() => storageOf(account).get().visit)
  return useMemo(() => ({ ...sortedBy(mutes, findings), visit }), [findings, mutes, visit])
}

interface MutedFindingsProps {
  account: string
  muted: Sorted['muted']
}

/**
 * The muted findings with their reasons. They are stored in this browser, and can be saved to and loaded from a file.
 */
export function MutedFindings({ account, muted }: MutedFindingsProps) {
  const file = useRef<HTMLInputElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)

  const importFile = async (chosen: File | undefined) => {
    if (!chosen) return
    const { text, problem } = textOfFile(new Uint8Array(await chosen.arrayBuffer()))
    if (text === undefined) return toastError({ description: `${problem}.` })
    try {
      const mutes = readMutes(JSON.parse(text))
      addMutes(account, mutes)
      toastSuccess(`Imported ${formatNumber(mutes.length)} muted findings`)
    } catch {
      toastError({ description: 'This file holds no muted findings.' })
    }
  }
  return (
    <Box>
      <Disclosure
        ref={toggle}
        id="muted-findings"
        isRow
        heading={2}
        label={
          <>
            <BellOff size={16} aria-hidden />
            <span>{`${formatNumber(muted.length)} muted ${plural(muted.length, 'finding')}`}</span>
            <chakra.span color="fg.muted" fontWeight="500">
              Kept in this browser
            </chakra.span>
          </>
        }
      >
        <ul>
          {muted.map(({ finding, mute }) => (
            <li key={finding.key}>
              <SeverityIcon severity={finding.severity} />
              <div>
                <p>
                  <b>
                    <bdi>{findingTitle(finding)}</bdi>
                  </b>{' '}
                  <chakra.span color="fg.muted" textStyle="xs">
                    {`${ruleOf(finding.rule).title}${finding.objects ? ` (${pluralize(objectsIn([finding]), 'object')})` : ''}`}
                  </chakra.span>
                </p>
                <chakra.p color="fg.muted">
                  <span>{mute.reason}</span>{' '}
                  <chakra.span textStyle="xs">{`(${shortDayText(readDate(mute.at))})`}</chakra.span>
                </chakra.p>
              </div>
              <Button
                variant="outline"
                size="sm"
                aria-label={`Unmute ${findingTitle(finding)}: ${ruleOf(finding.rule).title}`}
                onClick={() => {
                  toggle.current?.focus()
                  unmute(account, mute)
                }}
              >
                Unmute
              </Button>
            </li>
          ))}
        </ul>
        <chakra.div display="flex" flexWrap="wrap" gap="2" mt="2">
          <Button variant="outline" size="sm" onClick={() => saveFile(account)}>
            <Download size={16} aria-hidden />
            Export
          </Button>
          <Button variant="outline" size="sm" onClick={() => file.current?.click()}>
            <Upload size={16} aria-hidden />
            Import
          </Button>
          <input
            ref={file}
            type="file"
            accept="application/json,.json"
            aria-label="File with muted findings"
            hidden
            onChange={({ currentTarget }) => {
              void importFile(currentTarget.files?.[0])
              currentTarget.value = ''
            }}
          />
        </chakra.div>
      </Disclosure>
    </Box>
  )
}

/** Saves the mutes of an account as a file, which the command line can read (`--mutes`). */
function saveFile(account: string): void {
  const { mutes } = storageOf(account).get()
  const text = JSON.stringify({ account, mutes }, null, 2)
  download(fileName(['muted', account], 'json'), [text], 'application/json')
}

const Box = chakra('section', {
  base: {
    borderTopWidth: '1px',
    bg: 'bg.subtle',
    textStyle: 'sm',
    _print: { display: 'none' },
    '& > h2 > button': {
      minH: 'rowCompact',
      px: 'inset',
      '& svg': { color: 'fg.muted' },
    },
    '& > div:not([hidden])': { px: 'inset', pb: '4' },
    '& ul': { listStyle: 'none' },
    '& li': {
      display: 'grid',
      gridTemplateColumns: '16px minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: '3',
      py: '2',
      overflowWrap: 'anywhere',
    },
  },
})
