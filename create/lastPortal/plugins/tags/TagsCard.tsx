import type { Entity } from '@portico/core/model/entities/entity'
import { Card } from '@portico/core/ui/Card'
import { useTranslation } from 'react-i18next'
import { useTagsQuery } from './tagsApi.ts'

/** The tags of an entity, each with the number of entities that have it. */
export function TagsCard({ entity }: { readonly entity: Entity }) {
  const { t } = useTranslation('tags')
  const { data = [] } = useTagsQuery(null)
  const { tags = [] } = entity.metadata
  return (
    <Card title={t('title')}>
      <ul>
        {data
          .filter(({ tag }) => tags.includes(tag))
          .map(({ tag, count }) => (
            <li key={tag}>{t('share', { tag, count })}</li>
          ))}
      </ul>
    </Card>
  )
}
