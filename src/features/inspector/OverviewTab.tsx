import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { entityRefOf, type Entity } from '../../model/entities/entity.ts'
import { stringifyEntityRef } from '../../model/entities/entityRef.ts'
import { groupRelations } from '../../model/entities/relations.ts'
import { Tag } from '../../ui/badges/Tag.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { LimitedList } from '../../ui/LimitedList.tsx'
import { Link } from '../../ui/Link.tsx'
import { LongText } from '../../ui/LongText.tsx'
import { useRelationTitle } from '../entities/useRelationName.ts'
import { copyRequested, selectCopiedButton } from '../shell/clipboardSlice.ts'
import { None, Section, Values } from './OverviewParts.tsx'
import classes from './OverviewTab.module.css'
import { RelationTargets } from './RelationTargets.tsx'

/** Identity, metadata and relations of an entity as text. */
export function OverviewTab({ entity }: { readonly entity: Entity }) {
  const { t } = useTranslation('inspector')
  const relationTitle = useRelationTitle()
  const dispatch = useDispatch()
  const copiedButton = useSelector(selectCopiedButton)
  const { apiVersion, kind, metadata, relations = [], status } = entity
  const { uid, etag, annotations = {}, labels = {}, tags = [], links = [] } = metadata
  const statuses = status?.items ?? []
  const ref = stringifyEntityRef(entityRefOf(entity))
  const copy = (text: string, label: string) => (
    <CopyButton
      text={text}
      copiedButton={copiedButton}
      onCopy={(asked) => dispatch(copyRequested(asked))}
    >
      {label}
    </CopyButton>
  )
  return (
    <div className={classes['sections']}>
      <Section title={t('identity')}>
        <Values
          values={{
            apiVersion,
            kind,
            uid,
            etag,
            entityRef: ref,
          }}
        />
        <p className={classes['actions']}>
          {copy(ref, t('copyRef'))}
          {uid !== undefined && copy(uid, t('copyUid'))}
        </p>
      </Section>
      <Section title={t('metadata')}>
        <Values
          values={{
            name: metadata.name,
            namespace: metadata.namespace,
            title: metadata.title,
            description: metadata.description,
          }}
        />
      </Section>
      <Section title={t('annotations')}>
        <Values values={annotations} />
      </Section>
      <Section title={t('labels')}>
        <Values values={labels} />
      </Section>
      <Section title={t('tags')}>
        {tags.length === 0 ? <None /> : null}
        <LimitedList items={tags}>
          {(shown) => (
            <p className={classes['tags']}>
              {shown.map((tag) => (
                <Tag key={tag}>{tag}</Tag>
              ))}
            </p>
          )}
        </LimitedList>
      </Section>
      <Section title={t('links')}>
        {links.length === 0 && <None />}
        <LimitedList items={links}>
          {(shown) => (
            <ul>
              {shown.map(({ url, title }) => (
                <li key={url}>
                  <Link to={url}>{title ?? url}</Link>
                </li>
              ))}
            </ul>
          )}
        </LimitedList>
      </Section>
      <Section title={t('status')}>
        {statuses.length === 0 && <None />}
        <LimitedList items={statuses}>
          {(shown) => (
            <dl className={classes['values']}>
              {shown.map(({ type, level, message }) => (
                <div key={level + message}>
                  <dt>{[level, type].filter(Boolean).join(' · ')}</dt>
                  <dd>
                    <LongText text={message} />
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </LimitedList>
      </Section>
      <Section title={t('relations')}>
        {relations.length === 0 && <None />}
        <LimitedList items={groupRelations(relations)}>
          {(shown) =>
            shown.map(({ type, targets }) => (
              <RelationTargets key={type} title={relationTitle(type)} refs={targets} />
            ))
          }
        </LimitedList>
      </Section>
    </div>
  )
}
