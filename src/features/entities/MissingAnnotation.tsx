import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { annotationExample } from '../../model/entities/annotationExample.ts'
import type { Entity } from '../../model/entities/entity.ts'
import { CopyButton } from '../../ui/button/CopyButton.tsx'
import { Card } from '../../ui/Card.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Link } from '../../ui/Link.tsx'
import { copyRequested, selectCopiedButton } from '../shell/clipboardSlice.ts'
import classes from './MissingAnnotation.module.css'

export interface MissingAnnotationProps {
  readonly entity: Entity
  /** Keys, such as `backstage.io/techdocs-ref`. */
  readonly annotations: readonly string[]
  /** Documentation of the annotations. */
  readonly readMoreUrl?: string
}

const wellKnownAnnotations =
  'https://backstage.io/docs/features/software-catalog/well-known-annotations'

/** Replaces a tab or card whose annotation is missing: names it and shows where to add it (ENT-46…48). */
export function MissingAnnotation(props: MissingAnnotationProps) {
  const { entity, annotations, readMoreUrl = wellKnownAnnotations } = props
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const copiedButton = useSelector(selectCopiedButton)
  const { kind } = entity
  const { lines, added } = annotationExample(entity, annotations)
  return (
    <Card title={t('entities.missingAnnotation.title')}>
      <Stack gap="sm" className={classes['content']}>
        <p>
          {t('entities.missingAnnotation.text', {
            count: annotations.length,
            annotations: annotations.join(', '),
            kind,
          })}
        </p>
        <p>{t('entities.missingAnnotation.example', { kind })}</p>
        <pre className={classes['example']}>
          <code>
            {lines.map((line, index) => (
              <span key={line} data-added={added.includes(index)}>
                {line}
              </span>
            ))}
          </code>
        </pre>
        <Row gap="md">
          <CopyButton
            text={`${lines.join('\n')}\n`}
            copiedButton={copiedButton}
            onCopy={(request) => dispatch(copyRequested(request))}
          >
            {t('entities.missingAnnotation.copy')}
          </CopyButton>
          <Link to={readMoreUrl}>{t('entities.missingAnnotation.readMore')}</Link>
        </Row>
      </Stack>
    </Card>
  )
}
