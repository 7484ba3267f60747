import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { kindOfRef } from '../../model/entities/entityRef.ts'
import { catalogPermissions } from '../../model/entities/permissions/catalogPermissions.ts'
import type { ImportItem } from '../../model/import/importItem.ts'
import { EntityIcon } from '../../ui/badges/EntityIcon.tsx'
import { Link } from '../../ui/Link.tsx'
import { PermissionButton } from '../../ui/permissions/PermissionButton.tsx'
import { usePermission } from '../entities/permissionsApi.ts'
import classes from './ImportCard.module.css'
import { registrationRequested } from './importsSlice.ts'

export interface FoundLocationsProps {
  readonly target: string
  readonly item: Extract<ImportItem, { readonly status: 'found' | 'registering' }>
}

/** The locations that were found, with the action for each. */
export function FoundLocations({ target, item: { status, locations } }: FoundLocationsProps) {
  const { t } = useTranslation('catalog-import')
  const dispatch = useDispatch()
  const decision = usePermission(catalogPermissions.createLocation)
  const count = locations.reduce((sum, { entities }) => sum + entities.length, 0)
  const areAllThere = locations.every(({ exists }) => exists)
  return (
    <>
      <ul className={classes['locations']}>
        {locations.map((location) => (
          <li key={location.target}>
            <p className={classes['location']}>
              <Link to={location.target}>{location.target}</Link>{' '}
              <span className={classes['quiet']}>
                {t(location.exists ? 'found.exists' : 'found.isNew')}
              </span>
            </p>
            <ul className={classes['refs']}>
              {location.entities.map((ref) => (
                <li key={ref}>
                  <EntityIcon kind={kindOfRef(ref)} />
                  <code>{ref}</code>
                </li>
              ))}
            </ul>
            {location.entities.length === 0 && <p>{t('found.none')}</p>}
          </li>
        ))}
      </ul>
      <div className={classes['actions']}>
        <PermissionButton
          primary
          decision={decision}
          denied={t('found.denied')}
          aria-busy={status === 'registering'}
          onClick={() => dispatch(registrationRequested({ target }))}
        >
          {t(areAllThere ? 'found.refresh' : 'found.register', { count })}
        </PermissionButton>
      </div>
    </>
  )
}
