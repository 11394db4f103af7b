import { type ReactNode, useId } from 'react'
import { basePath } from '@/lib/basePath'
import { consoleName, isBranded } from '@/ui/brand'
import { DialogHead } from '@/ui/DialogHead'
import { ModalDialog } from '@/ui/ModalDialog'
import shared from '@/ui/shared.module.css'
import { NewTab } from '@/ui/signs'
import styles from './AboutDialog.module.css'

const { version, commit, contract } = BUILD_FACTS

/** Digits of a hash that suffice to find it. */
const shown = 12

/** What runs here: version, commit and contract of the build, and the licences of what it contains (rule FRAME-13). */
export function AboutDialog({ onClose }: { onClose: () => void }) {
  const id = useId()
  return (
    <ModalDialog open onClose={onClose} closeOnBackdrop aria-labelledby={id} className={styles.dialog}>
      <DialogHead id={id} onClose={onClose}>
        {isBranded() ? `About ${consoleName()}` : 'About the console'}
      </DialogHead>
      <dl className={styles.facts}>
        <Fact name="Version">{version}</Fact>
        {commit && (
          <Fact name="Commit">
            <Hash value={commit} />
          </Fact>
        )}
        <Fact name="API contract">
          <span>{contract.version}</span> <Hash value={contract.sha256} />
        </Fact>
        <Fact name="Packages and fonts">
          <a href={`${basePath}/licences.txt`} target="_blank" rel="noreferrer" className={shared.link}>
            Licences <NewTab />
          </a>
        </Fact>
      </dl>
    </ModalDialog>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const Hash = ({ value }: { value: string }) => <code title={value}>{value.slice(0, shown)}</code>
