import { useTranslation } from 'react-i18next'
import { findEntityRef } from '../../model/entities/entityRef.ts'
import { intentProps } from '../../ui/behaviour/intentProps.ts'
import { Link } from '../../ui/Link.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { usePrefetchEntity } from './catalogApi.ts'
import classes from './EntityRefLink.module.css'
import { useEntityPresentation } from './presentation/useEntityPresentation.ts'

export interface EntityRefLinkProps {
  /** The ref as written; nothing is rendered without it. */
  readonly text: string | undefined
  /** Kind of refs without one; not shown. */
  readonly kind?: string
  readonly namespace?: string
}

/** A ref as a link with the entity's name; plain text if it is malformed. */
export function EntityRefLink({ text = '', kind, namespace }: EntityRefLinkProps) {
  const { t } = useTranslation()
  const prefetch = usePrefetchEntity()
  const ref = findEntityRef(text, { ...(kind && { kind }), ...(namespace && { namespace }) })
  const shown = useEntityPresentation(ref, kind)
  if (!ref || !shown) return <>{text}</>
  const { name, path, hint, isMissing, isPending } = shown
  return (
    <Link
      className={isMissing ? classes['missing'] : isPending ? classes['pending'] : undefined}
      to={path}
      title={isMissing ? `${hint} | ${t('entities.missingRef')}` : hint}
      {...intentProps(() => {
        if (!isMissing) prefetch(ref)
      })}
    >
      {name}
      {isMissing && <VisuallyHidden> ({t('entities.missingRef')})</VisuallyHidden>}
    </Link>
  )
}
