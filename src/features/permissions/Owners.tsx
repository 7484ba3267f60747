import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { profileOf } from '../../model/entities/entity.ts'
import { Row } from '../../ui/layout/Row.tsx'
import { Link } from '../../ui/Link.tsx'
import { selectConfig } from '../shell/boot/bootSlice.ts'
import classes from './DenialDialog.module.css'
import { EntityLinks } from './EntityLinks.tsx'
import type { Owner, OwnersState } from './useOwners.ts'

interface OwnersProps {
  readonly owners: OwnersState
  readonly onFollow: () => void
}

/** The owners with their addresses, or why none is known, and the portal's support. */
export function Owners({ owners, onFollow }: OwnersProps) {
  const { t } = useTranslation('permissions')
  const text = () => {
    switch (owners.status) {
      case 'none':
        return t('noEntity')
      case 'loading':
        return t('ownersAsked')
      case 'failed':
        return t('ownerUnknown', { message: owners.failure.message })
      case 'found':
        return owners.owners.length === 0 ? t('ownerless') : ''
    }
  }
  return (
    <>
      {text()}
      {owners.status === 'found' &&
        owners.owners.map((owner) => <Reach key={owner.ref} owner={owner} onFollow={onFollow} />)}
      <PortalSupport />
    </>
  )
}

function Reach({ owner, onFollow }: { readonly owner: Owner; readonly onFollow: () => void }) {
  const { ref, entity } = owner
  const email = entity ? profileOf(entity).email : undefined
  const links = entity?.metadata.links ?? []
  return (
    <>
      <EntityLinks refs={[ref]} onFollow={onFollow} />
      <Row as="ul" gap="xxs" across="sm" align="stretch" className={classes['list']}>
        {email !== undefined && (
          <li>
            <Link to={`mailto:${email}`}>{email}</Link>
          </li>
        )}
        {links.map(({ url, title }) => (
          <li key={url}>
            <Link to={url}>{title ?? url}</Link>
          </li>
        ))}
      </Row>
    </>
  )
}

function PortalSupport() {
  const { t } = useTranslation('permissions')
  const support = useSelector(selectConfig)?.support
  if (!support) return null
  const channel = support.title ?? support.url ?? ''
  return (
    <p>
      {t('support', { channel })}{' '}
      {support.url !== undefined && <Link to={support.url}>{support.url}</Link>}
    </p>
  )
}
