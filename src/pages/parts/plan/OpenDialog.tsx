import { useSelectedAccount } from '@/auth/session'
import { ImportDialog } from '../transfer/ImportDialog'
import type { OpenRequest } from './openRequest'

interface OpenDialogProps {
  request: OpenRequest
  onClose: () => void
}

/** Opens the file of a proposal, or of a bundle (rule PROPOSE-9): one that is chosen, or that was dropped. */
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
