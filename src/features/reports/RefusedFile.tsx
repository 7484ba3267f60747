import { useTranslation } from 'react-i18next'
import { Message } from '../../ui/message/Message.tsx'
import type { Refusal } from './replaySlice.ts'

/** The reasons why a file is refused. */
export function RefusedFile({ refusal }: { readonly refusal: Refusal }) {
  const { t } = useTranslation('reports')
  const { name, problem, where } = refusal
  return (
    <Message severity="error" title={t('replay.refused', { name })}>
      <p>{t(`replay.problem.${problem}`)}</p>
      {where !== '' && <p>{t('replay.refusedAt', { where })}</p>}
    </Message>
  )
}
