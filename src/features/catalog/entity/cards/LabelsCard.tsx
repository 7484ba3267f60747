import { useTranslation } from 'react-i18next'
import type { Entity } from '../../../../model/entities/entity.ts'
import { Card } from '../../../../ui/Card.tsx'
import { LimitedList } from '../../../../ui/LimitedList.tsx'
import { LongText } from '../../../../ui/LongText.tsx'
import classes from './LinksCard.module.css'

/** `metadata.labels`; hidden without labels. */
export function LabelsCard({ entity }: { readonly entity: Entity }) {
  const { t } = useTranslation('catalog')
  const labels = Object.entries(entity.metadata.labels ?? {})
  if (labels.length === 0) return null
  return (
    <Card title={t('entity.labels')}>
      <LimitedList items={labels}>
        {(shown) => (
          <dl className={classes['labels']}>
            {shown.map(([key, value]) => (
              <div key={key}>
                <dt>
                  <LongText text={key} />
                </dt>
                <dd>
                  <LongText text={value} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </LimitedList>
    </Card>
  )
}
