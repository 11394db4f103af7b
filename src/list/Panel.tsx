import { Link, type LinkOptions } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Plus, SquareCheckBig } from 'lucide-react'
import { type ComponentProps, memo, type ReactNode, type Ref } from 'react'
import { Button } from '@/ui/Button'
import { EntityTile } from '@/ui/EntityTile'
import { PageHeading } from '@/ui/PageHead'
import styles from './Panel.module.css'
import type { ListSpec } from './types'

interface PanelProps extends ComponentProps<'section'> {
  /** Fills its column, to centre a state in it. */
  grows?: boolean
}

/** The framed surface of a list. */
export const Panel = ({ grows, className, ...props }: PanelProps) => (
  <section {...props} className={clsx(styles.panel, grows && styles.grows, className)} />
)

interface ListHeadProps {
  spec: ListSpec<never>
  /**
   * The link to the form of a new object. 'later' while it is not possible yet; undefined if the user is not allowed to
   * create.
   */
  createLink: LinkOptions | 'later' | undefined
  search: ReactNode
  /** The button of Select mode; undefined if nothing can be done with a selection. */
  select?: ReactNode
  /** The button of the menu 'More'. */
  more?: ReactNode
}

/** Memoized: the list renders more often than its head. Pass stable elements. */
export const ListHead = memo(({ spec, createLink, search, select, more }: ListHeadProps) => (
  <div data-part="head" className={styles.head}>
    <ListTitle spec={spec} />
    <div data-part="search">{search}</div>
    {select}
    {more}
    {createLink && <CreateLink link={createLink} label={`Add ${spec.singular}`} />}
  </div>
))

const ListTitle = ({ spec }: Pick<ListHeadProps, 'spec'>) => (
  <PageHeading
    className={styles.title}
    tile={<EntityTile icon={spec.icon} family={spec.family} />}
    title={spec.title}
    tagline={spec.tagline}
  />
)

const CreateLink = memo(({ link, label }: { link: LinkOptions | 'later'; label: string }) => {
  const content = (
    <>
      <Plus size={16} aria-hidden />
      <span>{label}</span>
    </>
  )
  if (link === 'later') return <Button disabled>{content}</Button>
  return (
    <Button asChild>
      <Link {...link}>{content}</Link>
    </Button>
  )
})

interface SelectButtonProps {
  isOn: boolean
  isDisabled: boolean
  onToggle: () => void
  /** Called when the pointer or the focus approaches, to preload the code. */
  onIntent: () => void
  ref: Ref<HTMLButtonElement>
}

/** Starts and ends Select mode. Only an icon where the panel is narrow. Pass stable functions. */
export const SelectButton = memo(({ isOn, isDisabled, onToggle, onIntent, ref }: SelectButtonProps) => (
  <Button
    ref={ref}
    variant="outline"
    className={styles.select}
    aria-label="Select"
    aria-pressed={isOn}
    disabled={isDisabled}
    onClick={onToggle}
    onPointerEnter={onIntent}
    onFocus={onIntent}
  >
    <SquareCheckBig size={16} aria-hidden />
    <span>Select</span>
  </Button>
))
