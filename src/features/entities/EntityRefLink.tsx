import { useTranslation } from 'react-i18next'
import { findEntityRef } from '../../model/entities/entityRef.ts'
import type { PresentedRef } from '../../model/entities/presentation.ts'
import { intentProps } from '../../ui/intentProps.ts'
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
  const prefetch = usePrefetchEntity()
  const ref = findEntityRef(text, { ...(kind && { kind }), ...(namespace && { namespace }) })
  const shown = useEntityPresentation(ref, kind)
  if (!ref || !shown) return <>{text}</>
  const { name, path, hint, isMissing, isPending } = shown
  if (isMissing) return <MissingLink name={name} path={path} hint={hint} />
  return (
    <Link
      className={isPending ? classes['pending'] : undefined}
      to={path}
      title={hint}
      {...intentProps(() => {
        prefetch(ref)
      })}
    >
      {name}
    </Link>
  )
}

/** Leads to a page that says so. */
function MissingLink({ name, path, hint }: Pick<PresentedRef, 'name' | 'path' | 'hint'>) {
  const { t } = useTranslation()
  return (
    <Link className={classes['missing']} to={path} title={`${hint} | ${t('entities.missingRef')}`}>
      {name}
      <VisuallyHidden> ({t('entities.missingRef')})</VisuallyHidden>
    </Link>
  )
}
