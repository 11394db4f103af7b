import { useNavigate } from '@tanstack/react-router'
import type { CampaignName } from '@/engine/programme/campaignName'
import { plural } from '@/lib/format'
import { setComparedFile } from '@/parts/comparison/lastComparison'
import { BundleDialog } from './BundleDialog'

interface CompareDialogProps {
  /** The accounts to compare the file with. */
  accounts: readonly string[]
  /** Compares only the objects of this campaign. */
  campaign?: CampaignName
  onClose: () => void
}

/** Compares accounts with a bundle, such as their state at an earlier time (rule COMPARE-8). */
export function CompareDialog({ accounts, campaign, onClose }: CompareDialogProps) {
  const navigate = useNavigate()
  return (
    <BundleDialog
      title="Compare with a bundle"
      text="Choose a JSON file that was exported earlier, or from another account. It is only read: nothing is sent."
      accept={{
        label: 'Compare',
        unknown: (count) => `${plural(count, 'It is', 'They are')} not compared.`,
      }}
      onClose={onClose}
      onBundle={(name, bundle) => {
        setComparedFile({ name, bundle })
        onClose()
        void navigate({ to: '/programme/compare', search: { of: accounts, file: name, ...campaign } })
      }}
    />
  )
}
