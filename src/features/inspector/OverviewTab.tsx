import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { entityRefOf, type Entity } from '../../model/entities/entity.ts'
import { stringifyEntityRef } from '../../model/entities/entityRef.ts'
import { groupRelations } from '../../model/entities/relations.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Link } from '../../ui/Link.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { useRelationTitle } from '../entities/useRelationName.ts'
import { copyRequested, selectCopiedButton } from '../shell/clipboardSlice.ts'
import classes from './OverviewTab.module.css'
import { RelationTargets } from './RelationTargets.tsx'
import { ValueText } from './ValueText.tsx'

/** Identity, metadata and relations of an entity as text. */
export function OverviewTab({ entity }: { readonly entity: Entity }) {
  const { t } = useTranslation('inspector')
  const relationTitle = useRelationTitle()
  const dispatch = useDispatch()
  const copiedButton = useSelector(selectCopiedButton)
  const { apiVersion, kind, metadata, relations = [], status } = entity
  const { uid, etag, annotations = {}, labels = {}, tags = [], links = [] } = metadata
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
        <p className={classes['tags']}>
          {tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </p>
      </Section>
      <Section title={t('links')}>
        {links.length === 0 && <None />}
        <ul>
          {links.map(({ url, title }) => (
            <li key={url}>
              <Link to={url}>{title ?? url}</Link>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('status')}>
        {(status?.items ?? []).length === 0 && <None />}
        <dl className={classes['values']}>
          {status?.items?.map(({ type, level, message }) => (
            <div key={level + message}>
              <dt>{[level, type].filter(Boolean).join(' · ')}</dt>
              <dd>{message}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={t('relations')}>
        {relations.length === 0 && <None />}
        {groupRelations(relations).map(({ type, targets }) => (
          <RelationTargets key={type} title={relationTitle(type)} refs={targets} />
        ))}
      </Section>
    </div>
  )
}

interface SectionProps {
  readonly title: string
  readonly children: ReactNode
}

function Section({ title, children }: SectionProps) {
  return (
    <section className={classes['section']}>
      <h3>{title}</h3>
      <div className={classes['body']}>{children}</div>
    </section>
  )
}

function None() {
  const { t } = useTranslation('inspector')
  return <p className={classes['quiet']}>{t('none')}</p>
}

function Values({ values }: { readonly values: Readonly<Record<string, string | undefined>> }) {
  const entries = Object.entries(values).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  if (entries.length === 0) return <None />
  return (
    <dl className={classes['values']}>
      {entries.map(([key, value]) => (
        <div key={key}>
          <dt>{key}</dt>
          <dd>
            <ValueText value={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
