import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { languageChosen, selectLanguage } from '../preferences/languageSlice.ts'
import { selectConfig } from '../shell/boot/bootSlice.ts'
import classes from './SettingsPage.module.css'

/** Languages in their own names, so that users can find theirs from any other. */
export function LanguageChoice() {
  const { t } = useTranslation('settings')
  const id = useId()
  const dispatch = useDispatch()
  const state = useSelector(selectLanguage)
  const { available } = useSelector(selectConfig)?.languages ?? { available: [] }
  if (available.length < 2) return null
  return (
    <div className={classes['group']}>
      <label htmlFor={id} className={classes['label']}>
        {t('language')}
      </label>
      <select
        id={id}
        className={classes['select']}
        value={state.status === 'changing' ? state.to : state.language}
        aria-busy={state.status === 'changing'}
        onChange={({ target }) => dispatch(languageChosen(target.value))}
      >
        {available.map((language) => (
          <option key={language} value={language} lang={language}>
            {ownName(language)}
          </option>
        ))}
      </select>
    </div>
  )
}

const ownName = (language: string): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
