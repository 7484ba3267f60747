import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { kindOfRef } from '../../model/graph/entityGraph.ts'
import { graphHref } from '../../model/graph/graphQuery.ts'
import { EntityIcon } from '../../ui/badges/EntityIcon.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { EntityPicker } from '../entities/picker/EntityPicker.tsx'
import { selectRecents } from '../preferences/recentsSlice.ts'
import classes from './EmptyGraph.module.css'

const fewRecents = 6
const none: readonly string[] = []

/** A graph without roots: asks for an entity. */
export function EmptyGraph() {
  const { t } = useTranslation('catalog-graph')
  const navigate = useNavigate()
  const recents = useSelector(selectRecents).slice(0, fewRecents)
  return (
    <Stack gap="xs" className={classes['page']}>
      <PageHead title={t('title')} />
      <h2>{t('empty.title')}</h2>
      <p>{t('empty.text')}</p>
      <EntityPicker
        label={t('empty.pick')}
        placeholder={t('empty.placeholder')}
        kinds={none}
        chosen={none}
        isMany={false}
        onChoose={(roots) => void navigate(graphHref({ roots }))}
      />
      {recents.length > 0 && (
        <>
          <h3>{t('empty.recent')}</h3>
          <ul>
            {recents.map((entry) => (
              <li key={entry.ref}>
                <EntityIcon kind={kindOfRef(entry.ref)} />
                <Link to={graphHref({ roots: [entry.ref.toLowerCase()] })}>{entry.title}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </Stack>
  )
}
