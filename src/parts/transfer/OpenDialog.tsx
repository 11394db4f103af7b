import { useSelectedAccount } from '@/auth/session'
import type { OpenRequest } from '@/parts/plan/openRequest'
import { ImportDialog } from './ImportDialog'

interface OpenDialogProps {
  request: OpenRequest
  onClose: () => void
}

/** Opens a file that is chosen or was dropped: a proposal or a bundle (rule PROPOSE-9). */
export function OpenDialog({ request: { file }, onClose }: OpenDialogProps) {
  const [account] = useSelectedAccount()
  return (
    <ImportDialog
      account={account}
      section="missions"
      title="Open a proposal"
      file={file}
      onClose={onClose}
    />
  )
}
