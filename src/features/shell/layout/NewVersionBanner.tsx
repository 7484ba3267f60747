import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { Button } from '../../../ui/Button.tsx'
import { reloadRequested, selectRelease } from '../releaseSlice.ts'
import classes from './NewVersionBanner.module.css'

/** Offers to reload the page after a new deployment. */
export function NewVersionBanner() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const release = useSelector(selectRelease)
  if (release.status === 'current') return null
  return (
    <div className={classes['banner']}>
      <p role="status">{t('newVersion.text')}</p>
      <Button onClick={() => dispatch(reloadRequested({}))}>{t('newVersion.reload')}</Button>
    </div>
  )
}
