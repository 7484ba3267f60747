import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { definitionOf, largestDrawn, type ApiDefinition } from '../../model/apis/definition.ts'
import { displayName, entityRefOf, type Entity } from '../../model/entities/entity.ts'
import { stringifyEntityRef } from '../../model/entities/entityRef.ts'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { Message } from '../../ui/Message.tsx'
import { WrittenIn } from '../entities/WrittenIn.tsx'
import { DefinitionActions } from './DefinitionActions.tsx'
import classes from './DefinitionTab.module.css'
import { DrawnDefinition } from './DrawnDefinition.tsx'
import { SourceView } from './SourceView.tsx'

/** `/definition` of an API: rendered by a viewer, or as text. Uses only the text in the entity. */
export function DefinitionTab({ entity }: { readonly entity: Entity }) {
  const { t } = useTranslation('api-docs')
  const definition = definitionOf(entity)
  if (!definition) {
    return (
      <Message severity="warning" title={t('noDefinition')}>
        <p>{t('noDefinitionHint')}</p>
      </Message>
    )
  }
  // A new key for another entity or text, so that no state of the previous one remains.
  const key = `${stringifyEntityRef(entityRefOf(entity))} ${definition.format} ${String(definition.size)}`
  return (
    <WrittenIn entity={entity}>
      <DefinitionOf key={key} entity={entity} definition={definition} />
    </WrittenIn>
  )
}

const views = ['drawn', 'source'] as const

interface DefinitionOfProps {
  readonly entity: Entity
  readonly definition: ApiDefinition
}

function DefinitionOf({ entity, definition }: DefinitionOfProps) {
  const { t } = useTranslation('api-docs')
  const { format } = definition
  const isPlain = format === 'text'
  const [view, setView] = useState<(typeof views)[number]>('drawn')
  const [isAllowed, setIsAllowed] = useState(definition.size <= largestDrawn)
  const isSource = isPlain || view === 'source'
  return (
    <Stack as="section" gap="md" aria-label={t('definition')}>
      <Row gap="xs">
        {!isPlain && (
          <div className={classes['views']} role="group" aria-label={t('view')}>
            {views.map((one) => (
              <Button
                key={one}
                className={classes['view']}
                aria-pressed={view === one}
                onClick={() => {
                  setView(one)
                }}
              >
                {t(one)}
              </Button>
            ))}
          </div>
        )}
        <DefinitionActions entity={entity} definition={definition} />
      </Row>
      {isPlain && <Text isQuiet>{plainText(t, definition)}</Text>}
      {!isAllowed ? (
        <TooLarge
          size={definition.size}
          isSource={isSource}
          onAllow={() => {
            setIsAllowed(true)
          }}
        />
      ) : isPlain || isSource ? (
        <SourceView definition={definition} label={t('sourceOf', { name: displayName(entity) })} />
      ) : (
        <DrawnDefinition format={format} entity={entity} definition={definition} />
      )}
    </Stack>
  )
}

const plainText = (
  t: ReturnType<typeof useTranslation<'api-docs'>>['t'],
  { type }: ApiDefinition,
) => t('plainType', { type: type === '' ? t('untyped') : type })

interface TooLargeProps {
  readonly size: number
  readonly isSource: boolean
  readonly onAllow: () => void
}

function TooLarge({ size, isSource, onAllow }: TooLargeProps) {
  const { t } = useTranslation('api-docs')
  return (
    <Message
      severity="warning"
      title={t('tooLarge')}
      actions={<Button onClick={onAllow}>{t(isSource ? 'showSourceAnyway' : 'showAnyway')}</Button>}
    >
      <p>
        {t('tooLargeText', {
          size: Math.round(size / 1_000),
          limit: largestDrawn / 1_000,
        })}
      </p>
    </Message>
  )
}
