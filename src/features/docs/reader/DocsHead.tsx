import { useTranslation } from 'react-i18next'
import { sourceUrl } from '../../../model/entities/annotations.ts'
import { displayName, specText } from '../../../model/entities/entity.ts'
import { stringifyEntityRef, type EntityRef } from '../../../model/entities/entityRef.ts'
import { docsPath } from '../../../model/paths.ts'
import { LifecycleBadge } from '../../../ui/badges/LifecycleBadge.tsx'
import { Fact } from '../../../ui/Facts.tsx'
import { Link } from '../../../ui/Link.tsx'
import { PageHead } from '../../../ui/page/PageHead.tsx'
import { PagePath } from '../../../ui/page/PagePath.tsx'
import { Time } from '../../../ui/time/Time.tsx'
import { EntityRefLink } from '../../entities/EntityRefLink.tsx'
import { useDocsEntityQuery, useDocsMetadataQuery } from '../docsApi.ts'

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
    <PageHead
      // Not a heading: the page's own title is the first one.
      as="p"
      tab={null}
      title={name}
      path={<PagePath above={[{ to: docsPath, text: t('title') }]} here={name} />}
      facts={
        <>
          <Fact label={t('reader.entity')}>
            <EntityRefLink text={stringifyEntityRef(docsRef)} />
          </Fact>
          {owner !== undefined && (
            <Fact label={t('reader.owner')}>
              <EntityRefLink text={owner} kind="group" namespace={docsRef.namespace} />
            </Fact>
          )}
          {lifecycle !== undefined && (
            <Fact label={t('reader.lifecycle')}>
              <LifecycleBadge lifecycle={lifecycle} />
            </Fact>
          )}
          {source !== undefined && (
            <Fact label={t('reader.source')}>
              <Link to={source}>{new URL(source).host}</Link>
            </Fact>
          )}
          {builtAt !== null && (
            <Fact label={t('reader.builtAt')}>
              <Time at={builtAt} />
            </Fact>
          )}
        </>
      }
    />
  )
}
