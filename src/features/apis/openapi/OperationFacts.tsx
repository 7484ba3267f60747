import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiOperation } from '../../../model/apis/openApiOperations.ts'
import type { SecurityRequirement } from '../../../model/apis/security.ts'
import classes from '../parts/parts.module.css'

/** An operation's id, other tags, own servers and security. */
export function OperationFacts({ operation }: { readonly operation: ApiOperation }) {
  const { t } = useTranslation('api-docs')
  const { id, otherTags, servers = [], security } = operation
  const facts = [
    { label: t('operationId'), values: id === undefined ? [] : [id] },
    { label: t('otherTags'), values: otherTags },
    { label: t('servers'), values: servers.map(({ url }) => url) },
  ].filter(({ values }) => values.length > 0)
  return (
    <>
      {facts.map(({ label, values }) => (
        <p key={label} className={classes['chips']}>
          <span className={classes['quiet']}>{label}</span>
          {values.map((value) => (
            <code key={value} className={classes['chip']}>
              {value}
            </code>
          ))}
        </p>
      ))}
      {security.length > 0 && (
        <p className={classes['chips']}>
          <span className={classes['quiet']}>{t('security')}</span>
          {security.map((requirement, index) => (
            <Fragment key={index}>
              {index > 0 && <span className={classes['quiet']}>{t('or')}</span>}
              <Requirement requirement={requirement} />
            </Fragment>
          ))}
        </p>
      )}
    </>
  )
}

function Requirement({ requirement }: { readonly requirement: SecurityRequirement }) {
  const { t } = useTranslation('api-docs')
  if (requirement.length === 0) return <span>{t('anonymous')}</span>
  return requirement.map(({ name, scopes }, index) => (
    <Fragment key={name}>
      {index > 0 && <span className={classes['quiet']}>+</span>}
      <code className={classes['chip']}>{name}</code>
      {scopes.length > 0 && <span className={classes['quiet']}>{scopes.join(', ')}</span>}
    </Fragment>
  ))
}
