import { useTranslation } from 'react-i18next'
import type { ApiAnswer, ApiOperation, OpenApi } from '../../../model/apis/openApi.ts'
import { schemaFacts } from '../../../model/apis/schemas.ts'
import { LimitedList } from '../../../ui/LimitedList.tsx'
import { Description } from '../parts/Description.tsx'
import { Fold } from '../parts/Fold.tsx'
import classes from '../parts/parts.module.css'
import { Property } from '../parts/Property.tsx'
import { Contents } from './Contents.tsx'
import { TryOut } from './TryOut.tsx'

export interface OperationProps {
  readonly api: OpenApi
  readonly operation: ApiOperation
  /** Ref of the API. */
  readonly entityRef: string
}

const tones: Readonly<Record<string, string>> = {
  GET: 'read',
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
  const { description, parameters, body, answers, security, unread, isWebhook } = operation
  return (
    <>
      <Description text={description} />
      {unread.length > 0 && (
        <p className={classes['note']}>{t('unread', { refs: unread.join(', ') })}</p>
      )}
      {!isWebhook && <TryOut api={api} operation={operation} entityRef={entityRef} />}
      {security.length > 0 && (
        <p className={classes['chips']}>
          <span className={classes['quiet']}>{t('security')}</span>
          {security.map((name) => (
            <code key={name} className={classes['chip']}>
              {name}
            </code>
          ))}
        </p>
      )}
      {parameters.length > 0 && (
        <div>
          <h4 className={classes['subheading']}>{t('parameters')}</h4>
          <LimitedList items={parameters}>
            {(shown) => (
              <ul className={classes['properties']}>
                {shown.map(({ name, place, isRequired, description: text, schema }) => (
                  <Property
                    key={`${place} ${name}`}
                    name={name}
                    place={t(`place.${place}`)}
                    isRequired={isRequired}
                    description={text}
                    facts={schemaFacts(api.root, schema)}
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
          <Contents root={api.root} contents={body.contents} />
        </div>
      )}
      {answers.length > 0 && (
        <div>
          <h4 className={classes['subheading']}>{t('responses')}</h4>
          <LimitedList items={answers}>
            {(shown) => (
              <ul className={classes['properties']}>
                {shown.map((answer) => (
                  <li key={answer.code}>
                    <Answer api={api} answer={answer} />
                  </li>
                ))}
              </ul>
            )}
          </LimitedList>
        </div>
      )}
    </>
  )
}

const toneOf = (code: string): string | undefined =>
  code.startsWith('2') ? 'create' : /^[45]/.test(code) ? 'remove' : undefined

function Answer({ api, answer }: { readonly api: OpenApi; readonly answer: ApiAnswer }) {
  const { t } = useTranslation('api-docs')
  const { code, description, contents } = answer
  const head = (
    <>
      <span className={classes['method']} data-tone={toneOf(code)}>
        {code}
      </span>
      <span>{description}</span>
    </>
  )
  if (contents.length === 0) {
    return (
      <div className={classes['property']}>
        <p className={classes['head']}>
          {head}
          <span className={classes['quiet']}>{t('noContent')}</span>
        </p>
      </div>
    )
  }
  return <Fold summary={head}>{() => <Contents root={api.root} contents={contents} />}</Fold>
}
