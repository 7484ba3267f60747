import { useTranslation } from 'react-i18next'
import type { Entity } from '../../model/entity.ts'
import { Message } from '../../ui/Message.tsx'
import classes from './EntityWarnings.module.css'

/** What the catalog itself says is wrong with an entity. */
export function EntityWarnings({ entity }: { readonly entity: Entity }) {
  const { t } = useTranslation('catalog')
  const isOrphan = entity.metadata.annotations?.['backstage.io/orphan'] === 'true'
  const errors = entity.status?.items?.filter(({ level }) => level === 'error') ?? []
  if (!isOrphan && errors.length === 0) return null
  return (
    <div className={classes['warnings']}>
      {isOrphan && <Message severity="warning" title={t('entity.orphan')} />}
      {errors.length > 0 && (
        <Message severity="error" title={t('entity.processingErrors')}>
          <ul>
            {errors.map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </Message>
      )}
    </div>
  )
}
