import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { targetsOfLocation } from '../../../../model/catalog/aboutActions.ts'
import { indexLink } from '../../../../model/catalog/indexLinks.ts'
import { specText, type Entity } from '../../../../model/entities/entity.ts'
import { ownersOf } from '../../../../model/entities/relatedRefs.ts'
import { safeUrl } from '../../../../model/links.ts'
import { mayBeMarkdown } from '../../../../model/markdownSigns.ts'
import { LifecycleBadge } from '../../../../ui/badges/LifecycleBadge.tsx'
import { Tag } from '../../../../ui/badges/Tag.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { LazyMarkdown } from '../../../../ui/LazyMarkdown.tsx'
import { LimitedList } from '../../../../ui/LimitedList.tsx'
import { Link } from '../../../../ui/Link.tsx'
import { LongText } from '../../../../ui/LongText.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import { EntityRefLink } from '../../../entities/EntityRefLink.tsx'
import { WrittenIn } from '../../../entities/WrittenIn.tsx'
import { Owners } from '../header/Owners.tsx'
import { AboutActions } from './AboutActions.tsx'
import classes from './AboutCard.module.css'

export interface AboutCardProps {
  readonly entity: Entity
  /** Only the fields of a list row are known: the actions follow. */
  readonly isPartial?: boolean
}

/** The main facts of an entity (spec 1 §2). */
export function AboutCard({ entity, isPartial = false }: AboutCardProps) {
  const { t } = useTranslation('catalog')
  const { description, tags = [], namespace } = entity.metadata
  const targets = targetsOfLocation(entity)
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
  const lifecycle = specText(entity, 'lifecycle')
  return (
    <Card title={t('entity.about')}>
      <dl className={classes['fields']}>
        <Field label={t('entity.description')} wide>
          {description !== undefined && (
            <WrittenIn entity={entity}>
              <Description text={description} />
            </WrittenIn>
          )}
          {description === undefined &&
            (isPartial ? <Skeleton width={60} /> : t('entity.noDescription'))}
        </Field>
        {ownersOf(entity).length > 0 && (
          <Field label={t('entity.owner')}>
            <Owners entity={entity} />
          </Field>
        )}
        {refField(t('entity.domain'), 'domain', 'domain')}
        {refField(t('entity.system'), 'system', 'system')}
        {refField(t('entity.parentComponent'), 'subcomponentOf', 'component')}
        {textField(t('entity.type'), 'type')}
        {lifecycle !== undefined && (
          <Field label={t('entity.lifecycle')}>
            <LifecycleBadge lifecycle={lifecycle} />
          </Field>
        )}
        {tags.length > 0 && (
          <Field label={t('entity.tags')} wide>
            <span className={classes['tags']}>
              <LimitedList items={tags}>
                {(shown) =>
                  shown.map((tag) => (
                    <Link key={tag} to={indexLink({ kind: entity.kind.toLowerCase(), tags: tag })}>
                      <Tag>{tag}</Tag>
                    </Link>
                  ))
                }
              </LimitedList>
            </span>
          </Field>
        )}
        {targets.length > 0 && (
          <Field label={t('entity.targets')} wide>
            <LimitedList items={targets}>
              {(shown) => (
                <ul>
                  {shown.map((target) => (
                    <li key={target}>
                      <Target text={target} />
                    </li>
                  ))}
                </ul>
              )}
            </LimitedList>
          </Field>
        )}
      </dl>
      {isPartial ? (
        <div className={classes['actions']}>
          <Skeleton width={40} />
        </div>
      ) : (
        <AboutActions entity={entity} />
      )}
    </Card>
  )
}

/** Plain text until the Markdown renderer is loaded. */
function Description({ text }: { readonly text: string }) {
  const plain = <LongText className={classes['text']} text={text} />
  return mayBeMarkdown(text, { showsLines: true }) ? (
    <LazyMarkdown text={text} plain={plain} />
  ) : (
    plain
  )
}

/** Location targets may be relative files, which are no links. */
function Target({ text }: { readonly text: string }) {
  return safeUrl(text) === undefined ? <code>{text}</code> : <Link to={text}>{text}</Link>
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
