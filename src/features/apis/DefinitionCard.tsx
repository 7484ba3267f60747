import { useTranslation } from 'react-i18next'
import { definitionOf } from '../../model/apis/definition.ts'
import { entityRefOf, type Entity } from '../../model/entities/entity.ts'
import { entityPath } from '../../model/paths.ts'
import { Tag } from '../../ui/badges/Tag.tsx'
import { Card } from '../../ui/Card.tsx'
import { Link } from '../../ui/Link.tsx'
import { DefinitionActions } from './DefinitionActions.tsx'
import classes from './DefinitionTab.module.css'

/** Card of the overview: the definition's language and a link to it (ENT-39). */
export function DefinitionCard({ entity }: { readonly entity: Entity }) {
  const { t } = useTranslation('api-docs')
  const definition = definitionOf(entity)
  if (!definition) return null
  const { type, text, size } = definition
  return (
    <Card title={t('definition')}>
      <p className={classes['facts']}>
        <Tag>{type === '' ? t('untyped') : type}</Tag>
        <span>{t('lines', { count: text.trimEnd().split('\n').length })}</span>
        <span>{t('size', { size: Math.ceil(size / 1_000) })}</span>
      </p>
      <div className={classes['cardActions']}>
        <Link to={`${entityPath(entityRefOf(entity))}/definition`}>{t('openDefinition')}</Link>
        <DefinitionActions entity={entity} definition={definition} />
      </div>
    </Card>
  )
}
