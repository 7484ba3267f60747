import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { sourceUrl } from '../../../model/entities/annotations.ts'
import { displayName, specText } from '../../../model/entities/entity.ts'
import { stringifyEntityRef, type EntityRef } from '../../../model/entities/entityRef.ts'
import { docsPath } from '../../../model/paths.ts'
import { LifecycleBadge } from '../../../ui/badges/LifecycleBadge.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Time } from '../../../ui/time/Time.tsx'
import { EntityRefLink } from '../../entities/EntityRefLink.tsx'
import { useDocsEntityQuery, useDocsMetadataQuery } from '../docsApi.ts'
import classes from './DocsHead.module.css'

/** What documentation this is, whose, and from when. */
export function DocsHead({ docsRef }: { readonly docsRef: EntityRef }) {
  const { t } = useTranslation('techdocs')
  const { data: entity } = useDocsEntityQuery(docsRef)
  const { data: metadata } = useDocsMetadataQuery(docsRef)
  const own = entity ? displayName(entity) : docsRef.name
  const name = metadata && metadata.siteName !== '' ? metadata.siteName : own
  const builtAt = metadata?.builtAt ?? null
  const owner = entity && specText(entity, 'owner')
  const lifecycle = entity && specText(entity, 'lifecycle')
  const source = entity && sourceUrl(entity)
  return (
    <header className={classes['head']}>
      <nav className={classes['path']} aria-label={t('path')}>
        <Link to={docsPath}>{t('title')}</Link>
        <ChevronRight size={14} aria-hidden="true" />
        <EntityRefLink text={stringifyEntityRef(docsRef)} />
      </nav>
      {/* Not a heading: the page's own title is the first one. */}
      <p className={classes['name']}>{name}</p>
      <dl className={classes['facts']}>
        {owner !== undefined && (
          <div>
            <dt>{t('reader.owner')}</dt>
            <dd>
              <EntityRefLink text={owner} kind="group" namespace={docsRef.namespace} />
            </dd>
          </div>
        )}
        {lifecycle !== undefined && (
          <div>
            <dt>{t('reader.lifecycle')}</dt>
            <dd>
              <LifecycleBadge lifecycle={lifecycle} />
            </dd>
          </div>
        )}
        {source !== undefined && (
          <div>
            <dt>{t('reader.source')}</dt>
            <dd>
              <Link to={source}>{new URL(source).host}</Link>
            </dd>
          </div>
        )}
        {builtAt !== null && (
          <div>
            <dt>{t('reader.builtAt')}</dt>
            <dd>
              <Time at={builtAt} />
            </dd>
          </div>
        )}
      </dl>
    </header>
  )
}
