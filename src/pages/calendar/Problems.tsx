import { chakra } from '@chakra-ui/react'
import type { CalendarProblem } from '@/engine/time/reading'
import { entityOf } from '@/entities/registry'
import { formatNumber } from '@/lib/format'
import { ObjectLink } from '@/list/ObjectLink'
import { textLink } from '@/parts/page/panel'
import { Button } from '@/ui/Button'
import { useDisclosure } from '@/ui/Disclosure'
import { Note } from '@/ui/styled'

/** Objects that the calendar cannot show completely, each with the reason and a link to the field. */
export function Problems({ problems }: { problems: readonly CalendarProblem[] }) {
  const { isOpen, toggle, content } = useDisclosure()
  if (problems.length === 0) return null
  const button = (
    <Button variant="outline" size="sm" {...toggle}>
      {isOpen ? 'Hide' : 'Show'}
    </Button>
  )
  return (
    <Note tone="warning" mx="inset" my="3" action={button}>
      <span>
        {problems.length === 1
          ? '1 date or period cannot be shown.'
          : `${formatNumber(problems.length)} dates or periods cannot be shown.`}
      </span>
      {isOpen && (
        <chakra.ul id={content.id} listStyleType="none" mt="2" display="grid" gap="1">
          {problems.slice(0, 100).map(({ type, id, name, path, text }) => (
            <li key={`${type} ${id} ${path}`}>
              {id === '' ? (
                <span>{name}</span>
              ) : (
                <chakra.span css={textLink} asChild>
                  <ObjectLink to={{ type, id, path }}>
                    <bdi>{name}</bdi>
                  </ObjectLink>
                </chakra.span>
              )}{' '}
              <span>{`(${entityOf(type).list.singular}): ${text}`}</span>
            </li>
          ))}
          {problems.length > 100 && <li>{`and ${formatNumber(problems.length - 100)} more`}</li>}
        </chakra.ul>
      )}
    </Note>
  )
}
