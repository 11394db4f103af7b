import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { isPageOn } from '@/parts/navigation/pages'
import { Button } from '@/ui/Button'
import shared from '@/ui/shared.module.css'

interface OnlyCampaignProps {
  tag?: string
  category?: string
  onClear: () => void
}

/** 'the tag spring-2026': the campaign of an address, in a sentence; undefined for none. With both, the tag counts. */
export const campaignLabel = ({ tag, category }: Pick<OnlyCampaignProps, 'tag' | 'category'>) =>
  tag !== undefined ? `the tag “${tag}”` : category !== undefined ? `the category “${category}”` : undefined

/** Says that a page shows one campaign only, with a link to it. */
export function OnlyCampaign({ tag, category, onClear }: OnlyCampaignProps) {
  const words = campaignLabel({ tag, category })
  if (words === undefined) return null
  return (
    <chakra.p
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2"
      px="inset"
      py="2"
      borderBottomWidth="1px"
      textStyle="sm"
    >
      <span>
        {'Only objects with '}
        {isPageOn('/programme/campaign') ? (
          <Link
            to="/programme/campaign"
            search={tag === undefined ? { category } : { tag }}
            className={shared.link}
          >
            {words}
          </Link>
        ) : (
          <b>{words}</b>
        )}
      </span>
      <Button variant="ghost" size="sm" onClick={onClear}>
        <X size={14} aria-hidden />
        <span>Show all</span>
      </Button>
    </chakra.p>
  )
}
