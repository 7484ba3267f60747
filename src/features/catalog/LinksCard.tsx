import { useTranslation } from 'react-i18next'
import type { Entity } from '../../model/entity.ts'
import { Card } from '../../ui/Card.tsx'
import { ExternalLink } from '../../ui/ExternalLink.tsx'
import classes from './RelationsCard.module.css'

/** Where an entity's people point to. */
export function LinksCard({ entity }: { readonly entity: Entity }) {
  const { t } = useTranslation('catalog')
  const links = entity.metadata.links ?? []
  return (
    <Card title={t('entity.links')}>
      {links.length === 0 && <p className={classes['quiet']}>{t('entity.noLinks')}</p>}
      <ul className={classes['targets']}>
        {links.map(({ url, title }) => (
          <li key={url}>
            <ExternalLink url={url} refused={t('entity.unsafeLink')}>
              {title ?? url}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}
