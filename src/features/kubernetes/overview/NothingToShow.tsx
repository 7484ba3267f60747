import { useTranslation } from 'react-i18next'
import { catalogPath } from '../../../model/paths.ts'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Link } from '../../../ui/Link.tsx'
import { EmptyList } from '../../../ui/list/EmptyList.tsx'
import { docsUrl } from '../kubernetesDocs.ts'

const clusterDocsUrl =
  'https://backstage.io/docs/features/kubernetes/configuration#configuring-kubernetes-clusters'

/** The backend knows no cluster. */
export function NoClusters() {
  const { t } = useTranslation('kubernetes')
  return (
    <EmptyList title={t('page.noClusters')} hint={t('page.noClustersText')}>
      <Link to={clusterDocsUrl}>{t('missing.readDocs')}</Link>
    </EmptyList>
  )
}

interface NothingOwnedProps {
  /** The group, system or domain that was asked about; null for the user and their groups. */
  readonly of: string | null
}

/** For an owner whose entities have no Kubernetes annotation. */
export function NothingOwned({ of }: NothingOwnedProps) {
  const { t } = useTranslation('kubernetes')
  return (
    <EmptyList
      title={t(of === null ? 'page.nothingOwned' : 'page.nothingOf')}
      hint={t(of === null ? 'page.nothingOwnedText' : 'page.nothingOfText')}
    >
      <Row gap="xs" across="md" justify="center">
        {of === null && (
          <ButtonLink to={`${catalogPath}?filters[user]=owned`}>{t('page.showOwned')}</ButtonLink>
        )}
        <Link to={docsUrl}>{t('missing.readDocs')}</Link>
      </Row>
    </EmptyList>
  )
}
