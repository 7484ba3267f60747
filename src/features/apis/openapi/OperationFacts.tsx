import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiOperation } from '../../../model/apis/openApiOperations.ts'
import type { SecurityRequirement } from '../../../model/apis/security.ts'
import { NamedChips } from '../parts/NamedChips.tsx'
import classes from '../parts/parts.module.css'

/** An operation's id, other tags, own servers and security. */
export function OperationFacts({ operation }: { readonly operation: ApiOperation }) {
  const { t } = useTranslation('api-docs')
  const { id, otherTags, servers = [], security } = operation
  return (
    <>
      <NamedChips label={t('operationId')} names={id === undefined ? [] : [id]} />
      <NamedChips label={t('otherTags')} names={otherTags} />
      <NamedChips label={t('servers')} names={servers.map(({ url }) => url)} />
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
