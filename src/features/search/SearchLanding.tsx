import { History } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { searchForPath } from '../../model/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Frame } from '../../ui/layout/Frame.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Link } from '../../ui/Link.tsx'
import { searchesForgotten, selectRecentSearches } from '../preferences/recentSearchesSlice.ts'
import classes from './SearchPage.module.css'

/** Before something is searched for: the searches before. */
export function SearchLanding() {
  const { t } = useTranslation('search')
  const dispatch = useDispatch()
  const recent = useSelector(selectRecentSearches)
  return (
    <Stack gap="xxs" isQuiet className={classes['landing']}>
      <p>{t('landing')}</p>
      <p>{t('landingKeys')}</p>
      {recent.length > 0 && (
        <section aria-labelledby="recent-searches">
          <Row gap="xs" justify="between" className={classes['recentHead']}>
            <h2 id="recent-searches">{t('recent')}</h2>
            <Button onClick={() => dispatch(searchesForgotten())}>{t('forget')}</Button>
          </Row>
          <Frame as="ul" className={classes['recent']}>
            {recent.map((term) => (
              <li key={term}>
                <Link to={searchForPath(term)}>
                  <History size={16} aria-hidden="true" />
                  <span>{term}</span>
                </Link>
              </li>
            ))}
          </Frame>
        </section>
      )}
    </Stack>
  )
}
