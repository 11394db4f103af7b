import { chakra } from '@chakra-ui/react'
import { FileBraces } from 'lucide-react'
import { Button } from '@/ui/Button'
import { download, fileName } from '@/ui/download'
import { counted } from '@/ui/format'
import { toastSuccess } from '@/ui/toast'
import { decisionTable } from '../caseTable'
import type { Explained } from '../types'
import type { PageProps } from './props'

/** Saves what is shown as JSON, for the tests of a service. */
export function DecisionTable({ account, who, view, shown }: PageProps & { shown: readonly Explained[] }) {
  const save = () => {
    const table = decisionTable(account, { id: who.id, person: who.person, at: view.at }, shown)
    const text = `${JSON.stringify(table, null, 2)}\n`
    download(fileName(['decisions', account, who.id ?? ''], 'json'), [text], 'application/json')
    toastSuccess(`Exported ${counted(shown.length, 'decision')}`)
  }
  return (
    <chakra.div
      px={{ base: '3', md: '5' }}
      py="3"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="3"
      rowGap="2"
      _print={{ display: 'none' }}
    >
      <Button variant="outline" size="sm" disabled={shown.length === 0} onClick={save}>
        <FileBraces size={16} aria-hidden />
        Decision Table
      </Button>
      <chakra.p textStyle="xs" color="fg.muted">
        {`${counted(shown.length, 'decision')} as JSON, for the tests of the service.`}
      </chakra.p>
    </chakra.div>
  )
}
