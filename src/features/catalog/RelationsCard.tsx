import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Entity } from '../../model/entity.ts'
import { findEntityRef } from '../../model/entityRef.ts'
import { groupRelations } from '../../model/relations.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EntityIcon } from '../../ui/EntityIcon.tsx'
import { EntityRefLink } from './EntityRefLink.tsx'
import classes from './RelationsCard.module.css'

/** How many targets of one relation are drawn before someone asks for all. */
const fewTargets = 10

/** What an entity has to do with others, by relation. */
export function RelationsCard({ entity }: { readonly entity: Entity }) {
  const { t, i18n } = useTranslation('catalog')
  const groups = groupRelations(entity.relations ?? [])
  return (
    <Card title={t('entity.relations')}>
      {groups.length === 0 && <p className={classes['quiet']}>{t('entity.noRelations')}</p>}
      <dl className={classes['groups']}>
        {groups.map(({ type, targets }) => (
          <div key={type}>
            <dt>{i18n.t(`relation.${type}`, { ns: 'catalog', defaultValue: type })}</dt>
            <dd>
              <Targets refs={targets} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function Targets({ refs }: { readonly refs: readonly string[] }) {
  const { t } = useTranslation('catalog')
  const [areAllShown, showAll] = useState(false)
  const shown = areAllShown ? refs : refs.slice(0, fewTargets)
  return (
    <>
      <ul className={classes['targets']}>
        {shown.map((ref) => (
          <li key={ref}>
            <EntityIcon kind={findEntityRef(ref)?.kind ?? ''} size={14} />
            <EntityRefLink text={ref} {...kindOf(ref)} />
          </li>
        ))}
      </ul>
      {shown.length < refs.length && (
        <Button
          onClick={() => {
            showAll(true)
          }}
        >
          {t('entity.more', { count: refs.length })}
        </Button>
      )}
    </>
  )
}

/** The icon beside a ref says its kind, so its text need not. */
function kindOf(text: string): { readonly kind?: string } {
  const kind = findEntityRef(text)?.kind
  return kind === undefined ? {} : { kind }
}
