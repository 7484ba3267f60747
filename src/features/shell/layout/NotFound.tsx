import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { catalogPath } from '../../../model/paths.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { opened } from '../../palette/paletteSlice.ts'
import { ErrorPage } from './ErrorPage.tsx'

/** Areas of other portals, by the first part of their path; their names are the plugins' own. */
const areas = new Map([
  ['create', 'Software Templates'],
  ['search', 'Search'],
  ['tech-radar', 'Tech Radar'],
  ['lighthouse', 'Lighthouse'],
  ['explore', 'Explore'],
  ['graphiql', 'GraphiQL'],
  ['cost-insights', 'Cost Insights'],
  ['notifications', 'Notifications'],
  ['devtools', 'DevTools'],
  ['visualizer', 'App Visualizer'],
])

const areaOf = (pathname: string): string | undefined => areas.get(pathname.split('/')[1] ?? '')

/** No page has this address: offers the search, and says if it belongs to an area that this portal lacks. */
export function NotFound() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { pathname } = useLocation()
  const area = areaOf(pathname)
  return (
    <ErrorPage
      status="404"
      title={t('notFound.title')}
      message={
        area === undefined
          ? t('notFound.text', { path: pathname })
          : t('notFound.area', { path: pathname, area })
      }
      actions={
        <>
          <Button primary onClick={() => dispatch(opened())}>
            {t('notFound.search')}
          </Button>
          <ButtonLink isPlain to={catalogPath}>
            {t('notFound.home')}
          </ButtonLink>
        </>
      }
    />
  )
}
