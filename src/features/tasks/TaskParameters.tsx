import { skipToken } from '@reduxjs/toolkit/query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { findEntityRef } from '../../model/entities/entityRef.ts'
import { toFailure } from '../../model/failure.ts'
import { isDataUrl } from '../../model/scaffolder/form/dataUrls.ts'
import { inputRows, type InputRow } from '../../model/scaffolder/form/inputRows.ts'
import type { TaskOrigin } from '../../model/scaffolder/taskOrigin.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { LimitedList } from '../../ui/list/LimitedList.tsx'
import { FailureMessage } from '../../ui/message/FailureMessage.tsx'
import { ReviewedValue } from '../scaffolder/form/ReviewedValue.tsx'
import { useParameterSchemaQuery } from '../scaffolder/scaffolderApi.ts'
import { useTaskOriginQuery } from '../scaffolder/taskOriginApi.ts'
import classes from './TaskPage.module.css'

/** The values that the user entered; secrets are masked. */
export function TaskParameters({ taskId }: { readonly taskId: string }) {
  const { t } = useTranslation('tasks')
  const { currentData, error, isFetching, refetch } = useTaskOriginQuery(taskId)
  if (!currentData)
    return error === undefined || isFetching ? (
      <Text isQuiet aria-busy="true">
        {t('loadingParameters')}
      </Text>
    ) : (
      <FailureMessage
        failure={toFailure(error)}
        title={t('parametersFailed')}
        onRetry={() => void refetch()}
      />
    )
  return <Rows origin={currentData} />
}

/** By the titles of the template's form, while there is one. */
function Rows({ origin: { parameters, templateRef } }: { readonly origin: TaskOrigin }) {
  const { t } = useTranslation('tasks')
  const template = findEntityRef(templateRef ?? '')
  // Asked for already, because it says which values are secrets.
  const { data } = useParameterSchemaQuery(template ?? skipToken)
  const rows = useMemo(
    () =>
      inputRows(
        parameters,
        data?.steps.map(({ schema }) => schema),
      ),
    [parameters, data],
  )
  if (rows.length === 0) return <Text isQuiet>{t('noParameters')}</Text>
  return (
    <LimitedList items={rows}>
      {(shown) => (
        <Stack as="dl" gap="sm" className={classes['values']}>
          {shown.map((row) => (
            <div key={row.pointer}>
              <dt>{row.names.join(' › ')}</dt>
              <dd>{row.secret === undefined ? <Value row={row} /> : <Secret row={row} />}</dd>
            </div>
          ))}
        </Stack>
      )}
    </LimitedList>
  )
}

interface RowProps {
  readonly row: InputRow
}

const mostCharacters = 400
const mostLines = 8

const isLongText = (text: string): boolean =>
  text.length > mostCharacters || text.split('\n').length > mostLines

function isLong({ value }: InputRow): boolean {
  if (Array.isArray(value)) return value.length > mostLines
  // A file is one line, however long.
  return typeof value === 'string' && isLongText(isDataUrl(value) ? '' : value)
}

function Value({ row }: RowProps) {
  const { t } = useTranslation('tasks')
  const [isOpen, setIsOpen] = useState(false)
  if (!isLong(row)) return <ReviewedValue value={row.value} isEntity={row.isEntity} />
  return (
    <>
      <div className={isOpen ? undefined : classes['folded']}>
        <ReviewedValue value={row.value} isEntity={row.isEntity} />
      </div>
      <Button
        className={classes['fold']}
        aria-expanded={isOpen}
        onClick={() => {
          setIsOpen(!isOpen)
        }}
      >
        {t(isOpen ? 'showLess' : 'showAll')}
      </Button>
    </>
  )
}

/** In place of a secret. */
const dots = '••••••••'

function Secret({ row: { value, secret, names } }: RowProps) {
  const { t } = useTranslation('tasks')
  const [isShown, setIsShown] = useState(false)
  if (secret === 'sealed') return <span title={t('sealed')}>{dots}</span>
  return (
    <>
      {isShown ? <ReviewedValue value={value} /> : <span>{dots}</span>}
      <Button
        className={classes['fold']}
        aria-pressed={isShown}
        aria-label={t('showSecret', { name: names.join(' › ') })}
        onClick={() => {
          setIsShown(!isShown)
        }}
      >
        {t(isShown ? 'hide' : 'show')}
      </Button>
    </>
  )
}
