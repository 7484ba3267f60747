import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { tryOutRef } from '../../../model/apis/tryOutClient.ts'
import { useService } from '../../../ui/portalContext.ts'
import parts from '../parts/parts.module.css'
import { Sample } from '../parts/Sample.tsx'
import { selectTryOut } from '../tryOutSlice.ts'
import classes from './TryOutForm.module.css'

const indented = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

/** The response. Its body is in the service, not in the store. */
export function TryOutOutcome() {
  const { t } = useTranslation('api-docs')
  const state = useSelector(selectTryOut)
  const client = useService(tryOutRef)
  const text = state.status === 'answered' ? (client.answer()?.text ?? '') : ''
  return (
    <div className={classes['outcome']} aria-live="polite">
      {state.status === 'failed' && <p className={parts['note']}>{t(`fault.${state.fault}`)}</p>}
      {state.status === 'answered' && (
        <>
          <p className={parts['head']}>
            <strong>{t('answered', { code: state.result.code })}</strong>
            <span className={parts['quiet']}>{t('took', { ...state.result })}</span>
          </p>
          {text === '' ? (
            <p className={parts['quiet']}>{t('noAnswerText')}</p>
          ) : (
            <Sample label={t('answerText')} text={indented(text)} />
          )}
        </>
      )}
    </div>
  )
}
