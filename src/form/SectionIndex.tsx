import { chakra } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import { useFormContext, useStore } from './formContext'
import type { FormSection } from './types'
import { useCurrentSection } from './useCurrentSection'

/**
 * The index of a long form: shows the current section and where problems are. Only on wide screens. It comes before the
 * sections in the tab order, because after the last field there is nothing left to jump to.
 */
export function SectionIndex({ sections }: { sections: readonly FormSection<never>[] }) {
  const { formId, store } = useFormContext()
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
      alignSelf="flex-start"
      order="1"
      flexShrink="0"
      w="156px"
      my="6"
      ms="5"
      me="5"
    >
      <chakra.ol listStyleType="none" borderStartWidth="1.5px" borderColor="border">
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
}

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
      minH="26px"
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
