import { useTranslation } from 'react-i18next'
import { findEntityRef } from '../../model/entities/entityRef.ts'
import { Link } from '../../ui/Link.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { usePrefetchEntity } from './catalogApi.ts'
import classes from './EntityRefLink.module.css'
import { useEntityPresentation } from './presentation/useEntityPresentation.ts'

export interface EntityRefLinkProps {
  /** A ref as an entity wrote it; nothing is drawn where it is missing. */
  readonly text: string | undefined
  /** Kind of the ref where its text has none, and left out of what is shown. */
  readonly kind?: string
  readonly namespace?: string
}

/** A reference as a link, by its name; as plain text where it is malformed. */
export function EntityRefLink({ text = '', kind, namespace }: EntityRefLinkProps) {
  const { t } = useTranslation()
  const prefetch = usePrefetchEntity()
  const ref = findEntityRef(text, { ...(kind && { kind }), ...(namespace && { namespace }) })
  const shown = useEntityPresentation(ref, kind)
  if (!ref || !shown) return <>{text}</>
  const { name, path, hint, isMissing } = shown
  const prefetchPage = () => {
    if (!isMissing) prefetch(ref)
  }
  return (
    <Link
      className={isMissing ? classes['missing'] : undefined}
      to={path}
      title={isMissing ? `${hint} | ${t('entities.missingRef')}` : hint}
      onPointerEnter={prefetchPage}
      onFocus={prefetchPage}
    >
      {name}
      {isMissing && <VisuallyHidden> ({t('entities.missingRef')})</VisuallyHidden>}
    </Link>
  )
}
