import { chakra } from '@chakra-ui/react'
import { type FileFault, faultLine, mostFaultsListed } from '@/engine/transfer/readBundle'
import { formatNumber, pluralize } from '@/lib/format'
import { copyText } from '@/ui/copyText'
import { Table } from '@/ui/Table'

/** The faults or warnings of a file, by line (rule BUNDLE-8). */
export function FaultTable({ label, faults }: { label: string; faults: readonly FileFault[] }) {
  const rest = faults.length - mostFaultsListed
  return (
    <>
      <Scroll tabIndex={0} role="region" aria-label={label}>
        <Table>
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col">Object and field</th>
              <th scope="col">Problem</th>
            </tr>
          </thead>
          <tbody>
            {faults.slice(0, mostFaultsListed).map((fault) => (
              <tr key={faultLine(fault)}>
                <td>{`${fault.line}:${fault.column}`}</td>
                <td>
                  <code>{fault.object}</code> <b>{fault.field}</b>
                </td>
                <td>{fault.text}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
      {rest > 0 && (
        <chakra.p mt="2" textStyle="sm" color="fg.muted">
          {`The first ${mostFaultsListed} are listed, ${pluralize(rest, 'more is', 'more are')} not. The copy has all ${formatNumber(faults.length)}.`}
        </chakra.p>
      )}
    </>
  )
}

const Scroll = chakra('div', {
  base: {
    mt: '3',
    maxH: '40dvh',
    overflow: 'auto',
    borderWidth: '1px',
    borderRadius: 'md',
    '& td': { overflowWrap: 'anywhere' },
    '& td:first-of-type': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    '& code': { fontFamily: 'mono', fontSize: 'xs' },
    '& b': { fontWeight: '600' },
  },
})

/** Copies all faults, one per line. */
export const copyFaults = (faults: readonly FileFault[]): Promise<boolean> =>
  copyText(faults.map(faultLine).join('\n'), '')
