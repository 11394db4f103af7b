import { chakra } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import { memo } from 'react'
import { entryHeight } from './Aside'
import { useFormContext, useFormStore, useStore } from './formContext'
import type { FormSection } from './types'
import { useCurrentSection } from './useCurrentSection'

interface SectionIndexProps {
  sections: readonly FormSection<never>[]
  /** Another part shares its column on the widest screens: the index has two columns there. */
  hasAside: boolean
}

/** Two columns, filled one after the other. */
const twoColumns = (entries: number) => ({
  '2xl': {
    display: 'grid',
    gridAutoFlow: 'column',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridTemplateRows: `repeat(${Math.ceil(entries / 2)}, ${entryHeight}px)`,
    borderStartWidth: '0',
    '& > li': { borderStartWidth: '1.5px', borderColor: 'border' },
    '& button': { ms: '-1.5px', h: `${entryHeight}px`, whiteSpace: 'nowrap' },
  },
})

/**
 * The index of a long form: shows the current section and where problems are. Only on wide screens. It comes before the
 * sections in the tab order, because after the last field there is nothing left to jump to.
 */
export const SectionIndex = memo(function SectionIndex({ sections, hasAside }: SectionIndexProps) {
  const { formId } = useFormContext()
  const store = useFormStore()
  const wrong = useStore(() =>
    [...new Set(store.problems().map(({ path }) => store.fieldAt(path)?.field.section))].join('\n'),
  ).split('\n')
  const changed = useStore(() => store.changedSections())
  const elementId = (id: string) => `${formId}-section-${id}`
  const [current, choose] = useCurrentSection(sections, elementId)

  const jump = (id: string) => {
    store.renderAll()
    choose(id)
    document.getElementById(elementId(id))?.scrollIntoView({ behavior: 'smooth' })
    document.getElementById(`${elementId(id)}-title`)?.focus({ preventScroll: true })
  }
  return (
    <chakra.nav
      aria-label="On this page"
      display={{ base: 'none', xl: 'block', _print: 'none' }}
      position="sticky"
      top="calc(80px + var(--notice-height, 0px))"
      gridColumn="2"
      gridRow={hasAside ? { base: '1 / -1', '2xl': '1' } : '1'}
      alignSelf="start"
      w={hasAside ? { base: '156px', '2xl': 'auto' } : '156px'}
      my="6"
      mx={hasAside ? { base: '5', '2xl': '4' } : '5'}
    >
      <chakra.ol
        listStyleType="none"
        borderStartWidth="1.5px"
        borderColor="border"
        css={hasAside ? twoColumns(sections.length) : {}}
      >
        {sections.map(({ id, title }) => (
          <li key={id}>
            <IndexEntry
              title={title}
              isCurrent={id === current}
              isWrong={wrong.includes(id)}
              isChanged={changed.includes(id)}
              onClick={() => jump(id)}
            />
          </li>
        ))}
      </chakra.ol>
    </chakra.nav>
  )
})

interface IndexEntryProps {
  title: string
  isCurrent: boolean
  isWrong: boolean
  /** Shown as a dot only; the save bar has the text. */
  isChanged: boolean
  onClick: () => void
}

function IndexEntry({ title, isCurrent, isWrong, isChanged, onClick }: IndexEntryProps) {
  return (
    <chakra.button
      type="button"
      aria-current={isCurrent ? 'true' : undefined}
      onClick={onClick}
      display="flex"
      alignItems="center"
      gap="2"
      w="full"
      minH={`${entryHeight}px`}
      ps="12px"
      ms="-1.5px"
      borderStartWidth="2px"
      borderColor={isCurrent ? 'accent.mark' : 'transparent'}
      textStyle="xs"
      textAlign="start"
      cursor="pointer"
      fontWeight={isCurrent ? '620' : '500'}
      color={isWrong ? 'danger.text' : isCurrent ? 'fg' : 'fg.muted'}
      _hover={isWrong ? {} : { color: 'fg' }}
    >
      <chakra.span flex="1">{title}</chakra.span>
      {isChanged && !isWrong && (
        <chakra.span aria-hidden boxSize="6px" me="1" borderRadius="full" bg="accent.mark" flexShrink="0" />
      )}
      {isWrong && (
        <>
          <chakra.span srOnly>, needs attention</chakra.span>
          <CircleAlert size={14} aria-hidden />
        </>
      )}
    </chakra.button>
  )
}
