import { useSelector } from '@tanstack/react-store'
import { CircleAlert, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Problem } from '@/model/rules'
import { Button } from '@/ui/Button'
import { useFormContext, useFormStore, useStore } from './formContext'
import styles from './SaveBar.module.css'
import type { TitledSection } from './types'

interface SaveBarProps {
  sections: readonly TitledSection[]
  /** Offers 'Save and add another'. */
  addsMore: boolean
}

/** Stays in view. Lists the problems that block the save, next to the Save button. */
export function SaveBar({ sections, addsMore }: SaveBarProps) {
  const { formId, save, isNew, proposes } = useFormContext()
  const { isBusy } = useSelector(save.state)
  const isHeld = useStore((form) => form.missing().length > 0)
  const propose = (
    <Button
      variant={proposes === 'only' ? 'primary' : 'outline'}
      disabled={isHeld || isBusy}
      onClick={() => void save.propose()}
      {...(isHeld && { 'aria-describedby': `${formId}-state` })}
    >
      Propose...
    </Button>
  )
  if (proposes === 'only')
    return (
      <div className={styles.bar}>
        <SaveState sections={sections} />
        {propose}
      </div>
    )
  return (
    <div className={styles.bar}>
      <SaveState sections={sections} />
      {isNew && proposes && propose}
      {addsMore && (
        <Button
          variant="outline"
          disabled={isHeld || isBusy}
          onClick={() => void save.submit({ another: true })}
        >
          Save and add another
        </Button>
      )}
      <Button
        isBusy={isBusy}
        disabled={isHeld}
        onClick={() => void save.submit()}
        {...(isHeld && { 'aria-describedby': `${formId}-state` })}
      >
        {isBusy ? 'Saving...' : 'Save Changes'}
      </Button>
    </div>
  )
}

const SaveState = ({ sections }: Pick<SaveBarProps, 'sections'>) => (
  <div id={`${useFormContext().formId}-state`} role="status" className={styles.state}>
    <SaveStateText sections={sections} />
  </div>
)

/** The text of one problem. A click focuses its field. */
const ProblemLink = ({ to, children }: { to: Problem; children: ReactNode }) => {
  const store = useFormStore()
  return (
    <button type="button" className={styles.problem} onClick={() => store.focus(to.path)}>
      {children}
    </button>
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
    <button
      type="button"
      aria-label={`${count} ${noun}`}
      className={styles.warnings}
      onClick={() => {
        store.showAllWarnings()
        const first = store.firstOf(warnings)
        if (first) store.focus(first.path)
      }}
    >
      <TriangleAlert size={16} aria-hidden />
      <span>
        <span>{count}</span>
        <span className={styles.noun}> {noun}</span>
      </span>
    </button>
  )
}

const ErrorText = ({ children }: { children: ReactNode }) => (
  <div className={styles.error}>
    <CircleAlert size={16} aria-hidden />
    {children}
  </div>
)

function SaveStateText({ sections }: Pick<SaveBarProps, 'sections'>) {
  const store = useFormStore()
  const { isBusy, notice } = useSelector(useFormContext().save.state)
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
      <div className={styles.missing}>
        {missing.map((problem) => (
          <ProblemLink key={problem.path} to={problem}>
            {problem.message}
          </ProblemLink>
        ))}
      </div>
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
      <span className={styles.unsaved} />
      <span>Unsaved changes</span>
      {changed !== '' && (
        <span className={styles.sections} title={changed}>
          {`in ${changed}`}
        </span>
      )}
      <WarningCount />
    </>
  )
}
