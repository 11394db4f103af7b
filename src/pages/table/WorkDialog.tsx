import { chakra } from '@chakra-ui/react'
import { formatNumber, plural } from '@/lib/format'
import { LoadProgress } from '@/ui/LoadProgress'
import { ModalDialog } from '@/ui/ModalDialog'
import type { TableDraftWork } from './useDraftRows'

/** Long work on a table. Nothing else can change the table meanwhile. */
export function WorkDialog({ name, done, stop }: TableDraftWork) {
  return (
    <ModalDialog open onClose={() => stop?.()} aria-label={name}>
      <chakra.div px="6" py="4">
        <LoadProgress label={name} onStop={stop}>
          {done === undefined ? name : `${formatNumber(done)} ${plural(done, 'row')} read`}
        </LoadProgress>
      </chakra.div>
    </ModalDialog>
  )
}
