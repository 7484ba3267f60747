import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { OpenApi } from '../../../model/apis/openApi.ts'
import type { ApiOperation } from '../../../model/apis/openApiOperations.ts'
import type { SecurityRequirement } from '../../../model/apis/security.ts'
import { LimitedList } from '../../../ui/list/LimitedList.tsx'
import { Description } from '../parts/Description.tsx'
import { Fold } from '../parts/Fold.tsx'
import { NamedChips } from '../parts/NamedChips.tsx'
import classes from '../parts/parts.module.css'
import { RestView } from '../parts/RestView.tsx'
import { Unread } from '../parts/Unread.tsx'
import { Answers } from './Answers.tsx'
import { Contents } from './Contents.tsx'
import { Header } from './Header.tsx'
import { TryOut } from './TryOut.tsx'

/** An operation's id, other tags, own servers and security. */
function OperationFacts({ operation }: { readonly operation: ApiOperation }) {
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

export interface OperationProps {
  readonly api: OpenApi
  readonly operation: ApiOperation
  /** Ref of the API. */
  readonly entityRef: string
}

const tones: Readonly<Record<string, string>> = {
  GET: 'read',
  QUERY: 'read',
  POST: 'create',
  PUT: 'change',
  PATCH: 'change',
  DELETE: 'remove',
}

export function Operation({ api, operation, entityRef }: OperationProps) {
  const { t } = useTranslation('api-docs')
  const { method, path, summary, isDeprecated, isWebhook } = operation
  return (
    <Fold
      className={`${classes['card'] ?? ''} ${isDeprecated ? (classes['deprecated'] ?? '') : ''}`}
      summary={
        <>
          <span className={classes['method']} data-tone={tones[method]}>
            {method}
          </span>
          <code className={classes['path']}>{path}</code>
          {isWebhook && <span className={classes['quiet']}>{t('webhook')}</span>}
          {isDeprecated && <span className={classes['warning']}>{t('deprecated')}</span>}
          <span className={classes['summary']}>{summary}</span>
        </>
      }
    >
      {() => <OperationContent api={api} operation={operation} entityRef={entityRef} />}
    </Fold>
  )
}

function OperationContent({ api, operation, entityRef }: OperationProps) {
  const { t } = useTranslation('api-docs')
  const { root } = api
  const { description, parameters, body, answers, callbacks, unread, isWebhook, rest } = operation
  return (
    <>
      <Description text={description} />
      <Unread refs={unread} />
      {!isWebhook && <TryOut api={api} operation={operation} entityRef={entityRef} />}
      <OperationFacts operation={operation} />
      {parameters.length > 0 && (
        <div>
          <h4 className={classes['subheading']}>{t('parameters')}</h4>
          <LimitedList items={parameters}>
            {(shown) => (
              <ul className={classes['properties']}>
                {shown.map((parameter) => (
                  <Header
                    key={`${parameter.place} ${parameter.name}`}
                    root={root}
                    header={parameter}
                    place={t(`place.${parameter.place}`)}
                  />
                ))}
              </ul>
            )}
          </LimitedList>
        </div>
      )}
      {body && (
        <div>
          <h4 className={classes['subheading']}>{t('body')}</h4>
          <Description text={body.description} />
          <RestView rest={body.rest} />
          <Contents root={root} contents={body.contents} />
        </div>
      )}
      <Answers root={root} answers={answers} />
      {callbacks.map(({ name, operations }) => (
        <div key={name}>
          <h4 className={classes['subheading']}>{t('callback', { name })}</h4>
          {operations.map((one) => (
            <Operation key={one.key} api={api} operation={one} entityRef={entityRef} />
          ))}
        </div>
      ))}
      <RestView rest={rest} />
    </>
  )
}
