import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { introDismissed, selectIsIntroDismissed } from '../../preferences/sidebarIntroSlice.ts'
import classes from './SidebarIntro.module.css'

/** Explains the sidebar until dismissed (spec 2 §9). */
export function SidebarIntro() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const isDismissed = useSelector(selectIsIntroDismissed)
  if (isDismissed) return null
  return (
    <div className={classes['intro']} role="note">
      <p>{t('intro.pin')}</p>
      <p>{t('intro.search')}</p>
      <button type="button" onClick={() => dispatch(introDismissed())}>
        {t('intro.dismiss')}
      </button>
    </div>
  )
}
