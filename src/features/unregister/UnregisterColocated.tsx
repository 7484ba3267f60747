import { useTranslation } from 'react-i18next'
import type { LocationRecord } from '../../model/entities/answers.ts'
import classes from './UnregisterDialog.module.css'

interface UnregisterColocatedProps {
  readonly location: LocationRecord
  readonly colocated: readonly string[]
  readonly areAllListed: boolean
}

/** The entities that leave the catalog together, shown before the user decides. */
export function UnregisterColocated({
  location,
  colocated,
  areAllListed,
}: UnregisterColocatedProps) {
  const { t } = useTranslation('unregister')
  return (
    <>
      <p className={classes['what']}>
        {t('location')} <code>{location.target}</code>
      </p>
      {/* Focusable, because it scrolls and contains no focusable element. */}
      <div className={classes['colocated']}>
        <ul>
          {colocated.map((ref) => (
            <li key={ref}>
              <code>{ref}</code>
            </li>
          ))}
          {!areAllListed && <li>{t('moreColocated')}</li>}
        </ul>
      </div>
    </>
  )
}
