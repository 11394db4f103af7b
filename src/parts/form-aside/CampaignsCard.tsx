import { Link } from '@tanstack/react-router'
import { Folder, Tag } from 'lucide-react'
import { categoryOf, tagsOf } from '@/engine/programme/campaignName'
import { useStore } from '@/form/formContext'
import { formatNumber } from '@/lib/format'
import type { EntityType } from '@/model/entityTypes'
import { isOfProgramme } from '@/model/entityTypes'
import { Card } from '@/parts/form-aside/Card'
import shared from '@/ui/shared.module.css'
import styles from './references.module.css'

/** The campaigns of the object of a form, by its tags and its category as they are typed (rule CAMPAIGN-6). */
export function CampaignsCard({ type }: { type: EntityType }) {
  const text = useStore((store) => {
    const values = store.values() as object
    return JSON.stringify({ tags: tagsOf(values), category: categoryOf(values) })
  })
  const { tags, category } = JSON.parse(text) as { tags: string[]; category: string }
  const names = [
    ...[...new Set(tags.map((tag) => tag.trim()))].map((tag) => ({ tag, title: tag, icon: Tag })),
    { category, title: category.trim(), icon: Folder },
  ].filter(({ title }) => title !== '')
  if (names.length === 0 || !isOfProgramme(type)) return null
  return (
    <Card title="Campaigns" count={formatNumber(names.length)}>
      <ul className={styles.campaigns}>
        {names.map(({ title, icon: Icon, ...search }) => (
          <li key={JSON.stringify(search)}>
            <Icon size={14} aria-hidden />
            <Link to="/programme/campaign" search={search} className={shared.link}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
