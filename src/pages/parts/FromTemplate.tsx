import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { FileBraces } from 'lucide-react'
import { useId, useMemo } from 'react'
import { canWrite } from '@/auth/permissions'
import { useSession } from '@/auth/session'
import { shippedTemplates } from '@/engine/sets/shippedTemplates'
import type { EntityType } from '@/model/entityTypes'
import { Button } from '@/ui/Button'
import { isPageOn } from './pages'

interface FromTemplateProps {
  /** Offers the templates that make objects of this type. Without it, all of them. */
  type?: EntityType
  /** A part of a page, with its own padding. */
  asPart?: boolean
}

/** The templates that ship with the console. Each opens its questions on the page Campaigns (rule CAMPAIGN-11). */
export function FromTemplate({ type, asPart = false }: FromTemplateProps) {
  const id = useId()
  const { user } = useSession()
  const offered = useMemo(
    () =>
      shippedTemplates().filter(
        ({ objects }) => type === undefined || objects.some((one) => one.type === type),
      ),
    [type],
  )
  if (offered.length === 0 || !canWrite(user?.permissions ?? []) || !isPageOn('/programme/campaign'))
    return null
  return (
    <Templates aria-labelledby={id} data-part={asPart || undefined}>
      <h2 id={id}>New from a template</h2>
      <ul>
        {offered.map(({ title }) => (
          <li key={title}>
            <Button asChild variant="outline" size="sm">
              <Link to="/programme/campaign" search={{ template: title }}>
                <FileBraces size={16} aria-hidden />
                <span>{title}</span>
              </Link>
            </Button>
          </li>
        ))}
      </ul>
    </Templates>
  )
}

const Templates = chakra('section', {
  base: {
    mt: '5',
    '& > h2': { mb: '2', textStyle: 'sm', fontWeight: '550', color: 'fg.muted' },
    '& > ul': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      gap: '2',
      listStyleType: 'none',
    },
    '&[data-part]': { mt: '0', px: { base: '3', md: '5' }, py: '4', borderTopWidth: '1px' },
    '&[data-part] > ul': { justifyContent: 'flex-start' },
    _print: { display: 'none' },
  },
})
