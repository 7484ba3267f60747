import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { targetsOfSearch } from '../../model/import/importTargets.ts'
import { useKeptFocus } from '../../ui/behaviour/useKeptFocus.ts'
import { ImportEntry } from './ImportEntry.tsx'
import classes from './ImportPage.module.css'
import { ImportRun } from './ImportRun.tsx'

/** `/catalog-import`: imports entities, and shows the result of each (spec 1 §4). */
export function ImportPage() {
  const { t } = useTranslation('catalog-import')
  const targets = targetsOfSearch(useLocation().search)
  const page = useKeptFocus<HTMLDivElement>(targets.join('\n'))
  return (
    <div ref={page} className={classes['page']} tabIndex={-1}>
      <title>{t('title')}</title>
      <header>
        <h1 className={classes['title']}>{t('title')}</h1>
        <p className={classes['intro']}>{t('intro')}</p>
      </header>
      {targets.length === 0 ? <ImportEntry /> : <ImportRun targets={targets} />}
    </div>
  )
}
