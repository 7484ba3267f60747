import { useTranslation } from 'react-i18next'
import { isOrphan } from '../../../../model/entities/annotations.ts'
import { errorsOf, type Entity } from '../../../../model/entities/entity.ts'
import { Message } from '../../../../ui/Message.tsx'
import { DeleteOrphanButton } from './DeleteOrphanButton.tsx'
import classes from './EntityWarnings.module.css'

/** What the catalog itself says is wrong with an entity. */
export function EntityWarnings({ entity }: { readonly entity: Entity }) {
  const { t } = useTranslation('catalog')
  const errors = errorsOf(entity)
  if (!isOrphan(entity) && errors.length === 0) return null
  return (
    <div className={classes['warnings']}>
      {isOrphan(entity) && (
        <Message
          severity="warning"
          title={t('entity.orphan')}
          actions={<DeleteOrphanButton entity={entity} />}
        />
      )}
      {errors.length > 0 && (
        <Message severity="error" title={t('entity.processingErrors')}>
          {errors.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </Message>
      )}
    </div>
  )
}
