import { useTranslation } from 'react-i18next'
import type { Reading } from '../../../model/apis/reading.ts'
import { displayName } from '../../../model/entities/entity.ts'
import { Message } from '../../../ui/message/Message.tsx'
import { SourceView } from '../SourceView.tsx'
import type { ViewerProps } from '../viewerProps.ts'

export interface BrokenDefinitionProps extends ViewerProps {
  readonly reading: Extract<Reading<unknown>, { readonly status: 'broken' }>
}

/** The problem of a definition and its line; the text stays readable. */
export function BrokenDefinition({ reading, entity, definition }: BrokenDefinitionProps) {
  const { t } = useTranslation('api-docs')
  const { problem, message, line } = reading
  const text = problem === 'format' ? t('broken.formatText', { type: definition.type }) : message
  return (
    <>
      <Message severity="error" title={t(`broken.${problem}`)} hint={t('broken.hint')}>
        {text !== '' && <p>{line === null ? text : t('broken.line', { line, message: text })}</p>}
      </Message>
      <SourceView definition={definition} label={t('sourceOf', { name: displayName(entity) })} />
    </>
  )
}
