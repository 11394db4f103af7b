import { chakra } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { toApiError } from '@/api/errors'
import { readLists } from '@/api/readLists'
import { entityOf } from '@/entities/registry'
import { pluralize } from '@/lib/format'
import { type EntityType, programmeTypes } from '@/model/entityTypes'
import { saveBundle } from '@/parts/files/exportFile'
import { Button } from '@/ui/Button'
import { DialogActions } from '@/ui/DialogActions'
import { ModalDialog } from '@/ui/ModalDialog'
import { Title } from '@/ui/Title'
import { TryAgain } from '@/ui/TryAgain'
import { toastSuccess } from '@/ui/toast'

/** Reads all objects of an account except its players, and saves them as one file (rule BUNDLE-2). */
export function ExportAccountDialog({ account, onClose }: { account: string; onClose: () => void }) {
  const id = useId()
  const [type, setType] = useState<EntityType>()
  const [error, setError] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const close = useEffectEvent(onClose)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads again
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const run = async () => {
      try {
        const lists = await readLists(account, programmeTypes, { signal, onList: setType })
        if (signal.aborted) return
        saveBundle({ account, lists, objects: 'all', name: ['programme', account] })
        const count = [...lists.values()].reduce((sum, rows) => sum + rows.length, 0)
        toastSuccess(`Exported ${pluralize(count, 'object')} of ${account}`)
        close()
      } catch (thrown) {
        if (!signal.aborted) setError(toApiError(thrown).message)
      }
    }
    void run()
    return () => controller.abort()
  }, [account, attempt])

  const at = type ? programmeTypes.indexOf(type) : 0
  return (
    <ModalDialog open onClose={onClose} aria-labelledby={`${id}title`}>
      <chakra.div px="6" py="5">
        <Title size="dialog" id={`${id}title`}>
          {`Export ${account}`}
        </Title>
        <chakra.p mt="1" color="fg.muted">
          Everything of the account but its players and its own settings, as one JSON file.
        </chakra.p>
        <chakra.p role="status" mt="4" textStyle="sm" color="fg.muted">
          {error === undefined &&
            type &&
            `Reading ${entityOf(type).list.title.toLowerCase()} (${at + 1} of ${programmeTypes.length})`}
        </chakra.p>
        {error !== undefined && (
          <chakra.p role="alert" textStyle="sm" color="danger.text">
            {error}
          </chakra.p>
        )}
      </chakra.div>
      <DialogActions>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        {error !== undefined && (
          <TryAgain
            size="md"
            onClick={() => {
              setError(undefined)
              setAttempt(attempt + 1)
            }}
          />
        )}
      </DialogActions>
    </ModalDialog>
  )
}
