import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { formattedBody } from '../../../model/apis/formattedBody.ts'
import { tryOutRef } from '../../../model/apis/tryOutClient.ts'
import { useService } from '../../../ui/page/portalContext.ts'
import { Fold } from '../parts/Fold.tsx'
import parts from '../parts/parts.module.css'
import { Sample } from '../parts/Sample.tsx'
import { selectTryOut } from '../tryOutSlice.ts'
import classes from './TryOutForm.module.css'

/** The response. Its headers and body are in the service, not in the store. */
export function TryOutOutcome() {
  const { t } = useTranslation('api-docs')
  const state = useSelector(selectTryOut)
  const client = useService(tryOutRef)
  const answer = state.status === 'answered' ? client.answer() : null
  return (
    <div className={classes['outcome']} aria-live="polite">
      {state.status === 'failed' && <p className={parts['note']}>{t(`fault.${state.fault}`)}</p>}
      {state.status === 'answered' && (
        <>
          <p className={parts['head']}>
            <strong>{t('answered', { code: state.result.code })}</strong>
            <span>{answer?.statusText}</span>
            <span className={parts['quiet']}>{t('took', { ...state.result })}</span>
          </p>
          {answer?.headers && answer.headers.length > 0 && (
            <Fold summary={<span className={parts['quiet']}>{t('answerHeaders')}</span>}>
              {() => (
                <Sample
                  label={t('answerHeaders')}
                  text={(answer.headers ?? [])
                    .map(([name, value]) => `${name}: ${value}`)
                    .join('\n')}
                />
              )}
            </Fold>
          )}
          {answer?.blob ? (
            <p className={parts['quiet']}>{t('binaryAnswer', { type: answer.blob.type })}</p>
          ) : answer === null || answer.text === '' ? (
            <p className={parts['quiet']}>{t('noAnswerText')}</p>
          ) : (
            <Sample label={t('answerText')} text={formattedBody(answer.text)} />
          )}
        </>
      )}
    </div>
  )
}
