import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { specText, type Entity } from '../../model/entity.ts'
import { safeUrl } from '../../model/safeUrl.ts'
import { Card } from '../../ui/Card.tsx'
import { ExternalLink } from '../../ui/ExternalLink.tsx'
import { Tag } from '../../ui/Tag.tsx'
import classes from './AboutCard.module.css'
import { EntityRefLink } from './EntityRefLink.tsx'

/** What an entity says of itself (spec 1 §2). */
export function AboutCard({ entity }: { readonly entity: Entity }) {
  const { t } = useTranslation('catalog')
  const { description, tags = [], annotations = {}, namespace } = entity.metadata
  const edit = annotations['backstage.io/edit-url']
  const source = sourceOf(annotations)
  const refField = (label: string, key: string, kind: string) => {
    const text = specText(entity, key)
    return (
      text !== undefined && (
        <Field label={label}>
          <EntityRefLink text={text} kind={kind} {...(namespace && { namespace })} />
        </Field>
      )
    )
  }
  const textField = (label: string, key: string) => {
    const text = specText(entity, key)
    return text !== undefined && <Field label={label}>{text}</Field>
  }
  return (
    <Card title={t('entity.about')}>
      <dl className={classes['fields']}>
        <Field label={t('entity.description')} wide>
          <span className={classes['text']}>{description ?? t('entity.noDescription')}</span>
        </Field>
        {refField(t('entity.owner'), 'owner', 'group')}
        {refField(t('entity.domain'), 'domain', 'domain')}
        {refField(t('entity.system'), 'system', 'system')}
        {refField(t('entity.parentComponent'), 'subcomponentOf', 'component')}
        {textField(t('entity.type'), 'type')}
        {textField(t('entity.lifecycle'), 'lifecycle')}
        {tags.length > 0 && (
          <Field label={t('entity.tags')} wide>
            <span className={classes['tags']}>
              {tags.map((tag) => (
                <Tag key={tag}>{tag}</Tag>
              ))}
            </span>
          </Field>
        )}
      </dl>
      {(source !== undefined || edit !== undefined) && (
        <p className={classes['actions']}>
          {source !== undefined && (
            <ExternalLink url={source} refused={t('entity.unsafeLink')}>
              {t('entity.viewSource')}
            </ExternalLink>
          )}
          {edit !== undefined && (
            <ExternalLink url={edit} refused={t('entity.unsafeLink')}>
              {t('entity.editMetadata')}
            </ExternalLink>
          )}
        </p>
      )}
    </Card>
  )
}

/** `source-location` without its `url:` where that can be opened, else `view-url`. */
function sourceOf(annotations: Readonly<Record<string, string>>): string | undefined {
  const location = annotations['backstage.io/source-location']?.replace(/^url:/, '')
  return location !== undefined && safeUrl(location) !== undefined
    ? location
    : annotations['backstage.io/view-url']
}

interface FieldProps {
  readonly label: string
  readonly wide?: boolean
  readonly children: ReactNode
}

function Field({ label, wide = false, children }: FieldProps) {
  return (
    <div className={wide ? classes['wide'] : undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
