import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useId, useMemo } from 'react'
import { canPlan } from '@/auth/permissions'
import { useSession } from '@/auth/session'
import { shippedTemplates } from '@/engine/sets/shippedTemplates'
import type { EntityType } from '@/model/entityTypes'
import { isPageOn } from '@/parts/navigation/pages'
import { Title } from '@/ui/Title'
import { TemplateFace, TemplateGrid } from './TemplateFace'

interface FromTemplateProps {
  /** Offers only the templates that contain objects of this type. Default: all templates. */
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
  if (offered.length === 0 || !canPlan(user?.permissions ?? []) || !isPageOn('/programme/campaign'))
    return null
  return (
    <Templates aria-labelledby={id} data-part={asPart || undefined}>
      <Title size="group" id={id}>
        New from a template
      </Title>
      <TemplateGrid>
        {offered.map((template) => (
          <li key={template.title}>
            <Link to="/programme/campaign" search={{ template: template.title }}>
              <TemplateFace template={template} isShort />
            </Link>
          </li>
        ))}
      </TemplateGrid>
    </Templates>
  )
}

const Templates = chakra('section', {
  base: {
    mt: '5',
    maxW: '50rem',
    '& > h2': { mb: '2' },
    // In an empty list the cards have a fixed width and are centred.
    '&:not([data-part]) > ul': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center' },
    '&:not([data-part]) > ul > li': { w: { base: 'full', md: '15rem' } },
    '&[data-part]': { mt: '0', maxW: 'none', px: 'inset', py: '4', borderTopWidth: '1px' },
    _print: { display: 'none' },
  },
})
