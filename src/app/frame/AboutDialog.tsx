import { chakra, Flex, Link } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { IconButton } from '@/ui/Button'
import { basePath } from '@/ui/basePath'
import { consoleName, isBranded } from '@/ui/brand'
import { ModalDialog } from '@/ui/ModalDialog'

const { version, commit, contract } = BUILD_FACTS

/** Digits of a hash that suffice to find it. */
const shown = 12

/** What runs here: version, commit and contract of the build, and the licences of what it contains (rule FRAME-13). */
export function AboutDialog({ onClose }: { onClose: () => void }) {
  const id = useId()
  return (
    <ModalDialog open onClose={onClose} closeOnBackdrop aria-labelledby={id} w="420px">
      <Flex align="center" justify="space-between" ps="5" pe="3.5" pt="2.5" pb="1.5">
        <chakra.h2 id={id} textStyle="dialogTitle">
          {isBranded() ? `About ${consoleName()}` : 'About the console'}
        </chakra.h2>
        <IconButton icon={X} label="Close" onClick={onClose} />
      </Flex>
      <chakra.dl px="5" pb="5" textStyle="sm">
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
          <Link href={`${basePath}/licences.txt`} target="_blank" rel="noreferrer">
            Licences
          </Link>
        </Fact>
      </chakra.dl>
    </ModalDialog>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Flex gap="3" minH="34px" align="center" borderBottomWidth="1px">
      <chakra.dt flex="1" color="fg.muted">
        {name}
      </chakra.dt>
      <chakra.dd>{children}</chakra.dd>
    </Flex>
  )
}

const Hash = ({ value }: { value: string }) => (
  <chakra.code title={value} fontSize="xs">
    {value.slice(0, shown)}
  </chakra.code>
)
