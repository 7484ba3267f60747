import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { isAboutHost } from '../../../model/scaffolder/fields/repoFieldState.ts'
import { Button } from '../../../ui/button/Button.tsx'
import classes from './fields.module.css'
import { loginRetried } from './repoFieldsSlice.ts'
import type { RepoFieldInUse } from './useRepoField.ts'

/** Below a field: the user's login at its host, and that suggestions are missing. */
export function RepoNotes({ known, state, isLoginWanted, hasFailed }: RepoFieldInUse) {
  const { t } = useTranslation('scaffolder')
  const dispatch = useDispatch()
  const { host } = known.parts
  if (!isLoginWanted || host === '') return null
  if (!known.login) return <p className={classes['note']}>{t('pickers.repo.noLogin', { host })}</p>
  const status = state && isAboutHost(known, state) ? state.status : 'asking'
  return (
    <div role="status" className={classes['login']}>
      {status === 'asking' && <p>{t('pickers.repo.signingIn', { host })}</p>}
      {status === 'granted' && <p>{t('pickers.repo.signedIn', { host })}</p>}
      {(status === 'declined' || status === 'failed') && (
        <>
          <p>{t(`pickers.repo.${status}`, { host })}</p>
          <Button onClick={() => dispatch(loginRetried({ pointer: known.pointer }))}>
            {t('pickers.repo.signIn')}
          </Button>
        </>
      )}
      {hasFailed && <p>{t('pickers.repo.noSuggestions')}</p>}
    </div>
  )
}
