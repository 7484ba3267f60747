import { useTranslation } from 'react-i18next'
import type { Entity } from '../../../../model/entities/entity.ts'
import { Card } from '../../../../ui/Card.tsx'
import classes from './LinksCard.module.css'

/** `metadata.labels`; hidden without labels. */
export function LabelsCard({ entity }: { readonly entity: Entity }) {
  const { t } = useTranslation('catalog')
  const labels = Object.entries(entity.metadata.labels ?? {})
  if (labels.length === 0) return null
  return (
    <Card title={t('entity.labels')}>
      <dl className={classes['labels']}>
        {labels.map(([key, value]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
