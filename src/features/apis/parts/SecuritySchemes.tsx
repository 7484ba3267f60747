import { useTranslation } from 'react-i18next'
import type { SecurityScheme } from '../../../model/apis/security.ts'
import { LimitedList } from '../../../ui/list/LimitedList.tsx'
import { Description } from './Description.tsx'
import classes from './parts.module.css'
import { RestView } from './RestView.tsx'
import { Section } from './Section.tsx'

export function SecuritySchemes({ schemes }: { readonly schemes: readonly SecurityScheme[] }) {
  const { t } = useTranslation('api-docs')
  if (schemes.length === 0) return null
  return (
    <Section title={t('security')}>
      <LimitedList items={schemes}>
        {(shown) => (
          <ul className={classes['box']}>
            {shown.map((scheme) => (
              <Scheme key={scheme.name} scheme={scheme} />
            ))}
          </ul>
        )}
      </LimitedList>
    </Section>
  )
}

function Scheme({ scheme }: { readonly scheme: SecurityScheme }) {
  const { t } = useTranslation('api-docs')
  const { name, type, detail, description, isDeprecated, flows = [], scopes, rest } = scheme
  return (
    <li className={classes['property']}>
      <p className={classes['head']}>
        <code className={classes['name']}>{name}</code>
        <code className={classes['type']}>{[type, detail].filter(Boolean).join(' · ')}</code>
        {isDeprecated === true && <span className={classes['warning']}>{t('deprecated')}</span>}
      </p>
      <Description text={description} />
      {flows.map((flow) => (
        <p key={flow.name} className={classes['chips']}>
          <span className={classes['quiet']}>{t('flow', { name: flow.name })}</span>
          {flow.addresses.map(([key, address]) => (
            <code key={key} className={classes['chip']}>
              {key} {address}
            </code>
          ))}
        </p>
      ))}
      {scopes.length > 0 && (
        <dl className={classes['scopes']} aria-label={t('scopes')}>
          {scopes.map(([scope, text]) => (
            <div key={scope}>
              <dt>
                <code>{scope}</code>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <RestView rest={rest} />
    </li>
  )
}
