import { chakra, Flex } from '@chakra-ui/react'
import { CircleAlert, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/ui/Button'
import { useFormContext, useFormStore, useStore } from './formContext'
import type { FormSection, Problem } from './types'

interface SaveStateProps {
  sections: readonly FormSection<never>[]
  isBusy: boolean
  /** What became of the last save. */
  notice: string | undefined
}

interface SaveBarProps extends SaveStateProps {
  onSave: () => void
}

/** Stays in view. Lists the problems that block the save, next to the Save button. */
export function SaveBar({ sections, isBusy, notice, onSave }: SaveBarProps) {
  const { formId } = useFormContext()
  const isHeld = useStore((form) => form.missing().length > 0)
  return (
    <Flex
      align="center"
      gap="3"
      px={{ base: '3', md: '5' }}
      py="10px"
      position="sticky"
      bottom="0"
      zIndex="save"
      bg="bg.panel"
      borderTopWidth="1px"
      borderBottomRadius="lg"
      boxShadow="save"
      textStyle="sm"
      color="fg.muted"
      _print={{ display: 'none' }}
    >
      <Flex id={`${formId}-state`} role="status" flex="1" align="center" gap="2" minW="0">
        <SaveState sections={sections} isBusy={isBusy} notice={notice} />
      </Flex>
      <Button
        isBusy={isBusy}
        disabled={isHeld}
        onClick={onSave}
        {...(isHeld && { 'aria-describedby': `${formId}-state` })}
      >
        {isBusy ? 'Saving...' : 'Save Changes'}
      </Button>
    </Flex>
  )
}

/** The text of one problem. A click focuses its field. */
const ProblemLink = ({ to, children }: { to: Problem; children: ReactNode }) => {
  const store = useFormStore()
  return (
    <chakra.button
      type="button"
      minH="6"
      textAlign="start"
      borderRadius="sm"
      cursor="pointer"
      _hover={{ textDecoration: 'underline' }}
      onClick={() => store.focus(to.path)}
    >
      {children}
    </chakra.button>
  )
}

/** Warnings do not block the save. The user can step through them first. */
function WarningCount() {
  const store = useFormStore()
  const warnings = useStore((form) => form.warnings())
  const count = new Set(warnings.map(({ path }) => path)).size
  if (count === 0) return null
  const noun = count === 1 ? 'warning' : 'warnings'
  return (
    <chakra.button
      type="button"
      aria-label={`${count} ${noun}`}
      onClick={() => {
        store.showAllWarnings()
        const first = store.firstOf(warnings)
        if (first) store.focus(first.path)
      }}
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      flexShrink="0"
      minH="6"
      minW="6"
      ms="1"
      borderRadius="sm"
      color="warning.text"
      cursor="pointer"
      _hover={{ textDecoration: 'underline' }}
    >
      <TriangleAlert size={16} aria-hidden />
      <span>
        <span>{count}</span>
        <chakra.span display={{ base: 'none', md: 'inline' }}> {noun}</chakra.span>
      </span>
    </chakra.button>
  )
}

const ErrorText = ({ children }: { children: ReactNode }) => (
  <Flex align="center" gap="2" color="danger.text" fontWeight="500">
    <CircleAlert size={16} aria-hidden style={{ flexShrink: 0 }} />
    {children}
  </Flex>
)

function SaveState({ sections, isBusy, notice }: SaveStateProps) {
  const store = useFormStore()
  const missing = useStore((form) => form.missing())
  const problems = useStore((form) => form.problems())
  const isDirty = useStore((form) => form.isDirty())
  const changedIds = useStore((form) => form.changedSections())
  const changed = sections
    .filter(({ id }) => changedIds.includes(id))
    .map(({ title }) => title)
    .join(', ')
  if (missing.length > 0) {
    return (
      <Flex wrap="wrap" columnGap="3" rowGap="0.5">
        {missing.map((problem) => (
          <ProblemLink key={problem.path} to={problem}>
            {problem.message}
          </ProblemLink>
        ))}
      </Flex>
    )
  }
  const first = store.firstProblem()
  if (first) {
    return (
      <ErrorText>
        <ProblemLink to={first}>
          {problems.length === 1 ? '1 field needs attention' : `${problems.length} fields need attention`}
        </ProblemLink>
      </ErrorText>
    )
  }
  if (isBusy) return <span>{notice}</span>
  if (notice !== undefined) return <ErrorText>{notice}</ErrorText>
  if (!isDirty) return null
  return (
    <>
      <chakra.span boxSize="7px" borderRadius="full" bg="accent.mark" flexShrink="0" />
      <span>Unsaved changes</span>
      {changed !== '' && (
        <chakra.span truncate minW="0" ms="-1" display={{ base: 'none', md: 'inline' }} title={changed}>
          {`in ${changed}`}
        </chakra.span>
      )}
      <WarningCount />
    </>
  )
}
