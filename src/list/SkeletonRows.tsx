import { createRecipeContext, Flex, type HTMLChakraProps } from '@chakra-ui/react'
import type { Header } from '@tanstack/react-table'
import type { features } from './columns'
import { roles } from './TableSheet'

/** Widths of the two bars beside the image, in per cent. Uneven, like names and descriptions. */
const widths = [
  [20, 42],
  [25, 35],
  [18, 45],
  [56, 46],
  [22, 31],
  [24, 16],
  [19, 43],
  [21, 40],
  [17, 46],
  [15, 26],
]

const Bone = createRecipeContext({ key: 'skeleton' }).withContext<HTMLSpanElement, HTMLChakraProps<'span'>>(
  'span',
)
const bone = (width: number | string, height: number) => ({ width, height })

interface SkeletonRowsProps<T extends object> {
  headers: readonly Header<typeof features, T, unknown>[]
  count: number
  actions: boolean
}

/** Placeholders with the size of real rows. Hidden from screen readers, which get `aria-busy` from the table. */
export function SkeletonRows<T extends object>({ headers, count, actions }: SkeletonRowsProps<T>) {
  return Array.from({ length: count }, (_, index) => {
    const [name, description] = widths[index % widths.length] ?? []
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no identity and never change
      <tr key={index} {...roles.row} aria-hidden>
        {headers.map(({ column }) => {
          const kind = column.columnDef.meta?.kind
          return (
            <td key={column.id} {...roles.cell} data-kind={kind}>
              {kind === 'name' ? (
                <div data-part="identity">
                  <span data-part="bone" style={bone(48, 48)} />
                  <div data-part="words">
                    <span data-part="bone" style={bone(`${name}%`, 12)} />
                    <span data-part="bone" style={bone(`${description}%`, 10)} />
                  </div>
                </div>
              ) : (
                <span data-part="bone" style={bone(40, 12)} />
              )}
            </td>
          )
        })}
        {actions && (
          <td {...roles.cell} data-kind="actions">
            <span data-part="bone" style={bone(52, 12)} />
          </td>
        )}
      </tr>
    )
  })
}

/** The placeholder of the pager. */
export function FooterBones() {
  return (
    <Flex minH="47px" align="center" justify="space-between" ps={{ base: '3', md: '5' }} pe="3" aria-hidden>
      <Bone w="150px" h="12px" />
      <Bone w={{ base: '120px', md: '200px' }} h="control.sm" />
    </Flex>
  )
}
