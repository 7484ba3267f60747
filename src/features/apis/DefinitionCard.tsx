import { useTranslation } from 'react-i18next'
import { definitionOf } from '../../model/apis/definition.ts'
import { entityRefOf, type Entity } from '../../model/entities/entity.ts'
import { entityPath } from '../../model/paths.ts'
import { Tag } from '../../ui/badges/Tag.tsx'
import { Card } from '../../ui/Card.tsx'
import { Row } from '../../ui/layout/Row.tsx'
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
      <Row as="p" gap="xs" isQuiet>
        <Tag>{type === '' ? t('untyped') : type}</Tag>
        <span>{t('lines', { count: text.trimEnd().split('\n').length })}</span>
        <span>{t('size', { size: Math.ceil(size / 1_000) })}</span>
      </Row>
      <Row gap="xs" across="md" className={classes['cardActions']}>
        <Link to={`${entityPath(entityRefOf(entity))}/definition`}>{t('openDefinition')}</Link>
        <DefinitionActions entity={entity} definition={definition} />
      </Row>
    </Card>
  )
}
