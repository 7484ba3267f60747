import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { entityRefOf, specText } from '../../../model/entities/entity.ts'
import { stringifyEntityRef } from '../../../model/entities/entityRef.ts'
import type { UnprocessedEntity } from '../../../model/entities/unprocessed.ts'
import { toFailure } from '../../../model/failure.ts'
import { safeUrl } from '../../../model/links.ts'
import { EntityIcon } from '../../../ui/badges/EntityIcon.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { CopyButton } from '../../../ui/button/CopyButton.tsx'
import { Fact, Facts } from '../../../ui/Facts.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Text } from '../../../ui/layout/Text.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Time } from '../../../ui/time/Time.tsx'
import { useRefreshEntityMutation } from '../../entities/catalogApi.ts'
import { EntityRefLink } from '../../entities/EntityRefLink.tsx'
import { copyRequested, selectCopiedButton } from '../../shell/clipboardSlice.ts'
import classes from './UnprocessedPage.module.css'

/** One entity with its source and errors. */
export function UnprocessedItem({ item }: { readonly item: UnprocessedEntity }) {
  const { t } = useTranslation('catalog')
  const { entity, errors, location, discoveredAt, nextAttemptAt } = item
  const ref = entityRefOf(entity)
  const owner = specText(entity, 'owner')
  const target = location.replace(/^url:/, '')
  return (
    <Stack as="li" gap="xs" className={classes['item']}>
      <Row as="h3" gap="xs" isOneLine className={classes['name']}>
        <EntityIcon kind={entity.kind} />
        <code>{stringifyEntityRef(ref)}</code>
      </Row>
      {errors.map(({ name, message }) => (
        <p key={message} className={classes['error']}>
          <strong>{name}</strong> {message}
        </p>
      ))}
      <Facts>
        {location !== '' && (
          <Fact label={t('unprocessed.location')}>
            {safeUrl(target) === undefined ? (
              <code>{location}</code>
            ) : (
              <Link to={target}>{target}</Link>
            )}
          </Fact>
        )}
        {owner !== undefined && (
          <Fact label={t('entity.owner')}>
            <EntityRefLink text={owner} kind="group" namespace={ref.namespace} />
          </Fact>
        )}
        {discoveredAt !== null && (
          <Fact label={t('unprocessed.discovered')}>
            <Time at={discoveredAt} />
          </Fact>
        )}
        {nextAttemptAt !== null && (
          <Fact label={t('unprocessed.nextAttempt')}>
            <Time at={nextAttemptAt} />
          </Fact>
        )}
      </Facts>
      <Actions item={item} />
      <details className={classes['source']}>
        <summary>{t('unprocessed.source')}</summary>
        <pre>{JSON.stringify(entity, null, 2)}</pre>
      </details>
    </Stack>
  )
}

function Actions({ item: { entity, errors } }: { readonly item: UnprocessedEntity }) {
  const { t } = useTranslation('catalog')
  const dispatch = useDispatch()
  const copiedButton = useSelector(selectCopiedButton)
  const [refresh, asked] = useRefreshEntityMutation()
  const ref = stringifyEntityRef(entityRefOf(entity))
  return (
    <Row gap="xs">
      <Button aria-busy={asked.isLoading} onClick={() => void refresh(ref)}>
        {t('unprocessed.refresh')}
      </Button>
      {errors.length > 0 && (
        <CopyButton
          text={[ref, ...errors.map(({ name, message }) => `${name}: ${message}`)].join('\n')}
          copiedButton={copiedButton}
          onCopy={(request) => dispatch(copyRequested(request))}
        >
          {t('unprocessed.copyError')}
        </CopyButton>
      )}
      <Text as="span" isQuiet role="status">
        {asked.isSuccess && t('unprocessed.refreshScheduled')}
        {asked.error && t('unprocessed.refreshFailed', { message: toFailure(asked.error).message })}
      </Text>
    </Row>
  )
}
