import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { type Entity, entityRefOf } from '../../model/entities/entity.ts'
import { stringifyEntityRef } from '../../model/entities/entityRef.ts'
import { groupRelations } from '../../model/entities/relations.ts'
import { Tag } from '../../ui/badges/Tag.tsx'
import { CopyButton } from '../../ui/button/CopyButton.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { Link } from '../../ui/Link.tsx'
import { LimitedList } from '../../ui/list/LimitedList.tsx'
import { LongText } from '../../ui/LongText.tsx'
import { EntityRefLink } from '../entities/EntityRefLink.tsx'
import { useRelationTitle } from '../entities/useRelationName.ts'
import { copyRequested, selectCopiedButton } from '../shell/clipboardSlice.ts'
import { None, Section, Values } from './OverviewParts.tsx'
import classes from './OverviewTab.module.css'

interface RelationTargetsProps {
  readonly title: string
  readonly refs: readonly string[]
}

/** A relation with the number of its targets, which are shown on demand. */
function RelationTargets({ title, refs }: RelationTargetsProps) {
  const { t } = useTranslation('inspector')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details
      className={classes['relation']}
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open)
      }}
    >
      <summary>
        {title}{' '}
        <Text as="span" isQuiet>
          {t('targets', { count: refs.length })}
        </Text>
      </summary>
      {isOpen && (
        <LimitedList items={refs}>
          {(shown) => (
            <ul>
              {shown.map((ref) => (
                <li key={ref}>
                  <EntityRefLink text={ref} />
                </li>
              ))}
            </ul>
          )}
        </LimitedList>
      )}
    </details>
  )
}

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
    <Stack gap="lg">
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
        <Row as="p" gap="xs" align="stretch">
          {copy(ref, t('copyRef'))}
          {uid !== undefined && copy(uid, t('copyUid'))}
        </Row>
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
            <Row as="p" gap="xs" align="stretch" className={classes['tags']}>
              {shown.map((tag) => (
                <Tag key={tag}>{tag}</Tag>
              ))}
            </Row>
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
            <Stack as="dl" gap="xxs" className={classes['values']}>
              {shown.map(({ type, level, message }) => (
                <div key={level + message}>
                  <dt>{[level, type].filter(Boolean).join(' · ')}</dt>
                  <dd>
                    <LongText text={message} />
                  </dd>
                </div>
              ))}
            </Stack>
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
    </Stack>
  )
}
