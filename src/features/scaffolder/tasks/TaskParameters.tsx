import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toFailure } from '../../../model/failure.ts'
import { inputValues, type InputValue } from '../../../model/scaffolder/inputValues.ts'
import { Button } from '../../../ui/Button.tsx'
import { FailureMessage } from '../../../ui/FailureMessage.tsx'
import { useTaskOriginQuery } from '../taskOriginApi.ts'
import classes from './TaskPage.module.css'

/** The values that the user entered; secrets are masked. */
export function TaskParameters({ taskId }: { readonly taskId: string }) {
  const { t } = useTranslation('scaffolder')
  const { currentData, error, isFetching, refetch } = useTaskOriginQuery(taskId)
  if (!currentData)
    return error === undefined || isFetching ? (
      <p className={classes['quiet']} aria-busy="true">
        {t('tasks.loadingParameters')}
      </p>
    ) : (
      <FailureMessage
        failure={toFailure(error)}
        title={t('tasks.parametersFailed')}
        onRetry={() => void refetch()}
      />
    )
  const values = inputValues(currentData.parameters)
  if (values.length === 0) return <p className={classes['quiet']}>{t('tasks.noParameters')}</p>
  return (
    <dl className={classes['values']}>
      {values.map((value) => (
        <div key={value.name}>
          <dt>{value.name}</dt>
          <dd>{value.secret === undefined ? <Value value={value} /> : <Secret value={value} />}</dd>
        </div>
      ))}
    </dl>
  )
}

interface ValueProps {
  readonly value: InputValue
}

const mostCharacters = 400
const mostLines = 8

const isLong = ({ text }: InputValue): boolean =>
  text.length > mostCharacters || text.split('\n').length > mostLines

function Value({ value }: ValueProps) {
  const { t } = useTranslation('scaffolder')
  const [isOpen, setIsOpen] = useState(false)
  const isFolded = isLong(value) && !isOpen
  const Text = value.isCode ? 'code' : 'span'
  return (
    <>
      <Text className={isFolded ? classes['folded'] : undefined}>{value.text}</Text>
      {isLong(value) && (
        <Button
          className={classes['fold']}
          aria-expanded={isOpen}
          onClick={() => {
            setIsOpen(!isOpen)
          }}
        >
          {t(isOpen ? 'tasks.showLess' : 'tasks.showAll')}
        </Button>
      )}
    </>
  )
}

function Secret({ value: { text, secret, name } }: ValueProps) {
  const { t } = useTranslation('scaffolder')
  const [isShown, setIsShown] = useState(false)
  if (secret === 'sealed') return <span title={t('tasks.sealed')}>{text}</span>
  return (
    <>
      <span>{isShown ? text : '••••••••'}</span>
      <Button
        className={classes['fold']}
        aria-pressed={isShown}
        aria-label={t('tasks.showSecret', { name })}
        onClick={() => {
          setIsShown(!isShown)
        }}
      >
        {t(isShown ? 'tasks.hide' : 'tasks.show')}
      </Button>
    </>
  )
}
