import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { searchOf, type KubernetesPlace } from '../../model/kubernetes/kubernetesPlace.ts'
import { namespacesOf } from '../../model/kubernetes/sections.ts'
import { Row } from '../../ui/layout/Row.tsx'
import { SearchField } from '../entities/SearchField.tsx'
import { useUrlText } from '../entities/useUrlText.ts'
import classes from './Kubernetes.module.css'
import type { ClusterWithErrors } from './useEntityObjects.ts'

interface ObjectFiltersProps {
  readonly clusters: readonly ClusterWithErrors[]
  readonly place: KubernetesPlace
}

/** Narrows what all clusters show: by name or label, by namespace, and to what has errors. */
export function ObjectFilters({ clusters, place }: ObjectFiltersProps) {
  const { t } = useTranslation('kubernetes')
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const go = (to: Partial<KubernetesPlace>) => {
    void navigate({ search: searchOf({ ...place, ...to }) }, { replace: true, flushSync: true })
  }
  const field = useUrlText(place.text, (text) => pathname + searchOf({ ...place, text }))
  const namespaces = useMemo(() => namespacesOf(clusters.map(({ objects }) => objects)), [clusters])
  return (
    <Row gap="xs" across="md">
      <SearchField label={t('filter.text')} {...field} />
      {(namespaces.length > 1 || place.namespace !== '') && (
        <label>
          {t('filter.namespace')}{' '}
          <select
            value={place.namespace}
            onChange={({ target }) => {
              go({ namespace: target.value })
            }}
          >
            <option value="">{t('filter.allNamespaces')}</option>
            {namespaces.map((namespace) => (
              <option key={namespace}>{namespace}</option>
            ))}
          </select>
        </label>
      )}
      <label className={classes['check']}>
        <input
          type="checkbox"
          checked={place.onlyErrors}
          onChange={({ target }) => {
            go({ onlyErrors: target.checked })
          }}
        />
        {t('filter.onlyErrors')}
      </label>
    </Row>
  )
}
