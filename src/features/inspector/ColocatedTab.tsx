import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  annotation,
  locationAnnotation,
  originAnnotation,
} from '../../model/entities/annotations.ts'
import { entityRefOf, type Entity } from '../../model/entities/entity.ts'
import { stringifyEntityRef } from '../../model/entities/entityRef.ts'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { ColocatedPage } from './ColocatedPage.tsx'
import classes from './ColocatedTab.module.css'
import { ValueText } from './ValueText.tsx'

/** Entities from the same location, and from the same registered location. */
export function ColocatedTab({ entity }: { readonly entity: Entity }) {
  const { t } = useTranslation('inspector')
  const [cursors, setCursors] = useState<readonly string[]>([])
  const location = annotation(entity, locationAnnotation)
  const origin = annotation(entity, originAnnotation)
  const filters = [locationAnnotation, originAnnotation].flatMap((key) => {
    const value = annotation(entity, key)
    return value === undefined ? [] : [{ [`metadata.annotations.${key}`]: value }]
  })
  if (filters.length === 0) return <p>{t('noLocation')}</p>
  const self = stringifyEntityRef(entityRefOf(entity))
  return (
    <>
      <Text isQuiet className={classes['quiet']}>
        {t('colocatedText')}
      </Text>
      <Stack as="dl" gap="xs" className={classes['locations']}>
        {location !== undefined && (
          <div>
            <dt>{t('sameLocation')}</dt>
            <dd>
              <ValueText value={location} />
            </dd>
          </div>
        )}
        {origin !== undefined && origin !== location && (
          <div>
            <dt>{t('sameOrigin')}</dt>
            <dd>
              <ValueText value={origin} />
            </dd>
          </div>
        )}
      </Stack>
      {[undefined, ...cursors].map((cursor, page) => (
        <ColocatedPage
          key={cursor ?? ''}
          query={{ filters, ...(cursor !== undefined && { cursor }) }}
          self={self}
          onMore={
            page === cursors.length
              ? (next) => {
                  setCursors([...cursors, next])
                }
              : undefined
          }
        />
      ))}
    </>
  )
}
