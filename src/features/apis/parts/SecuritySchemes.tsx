import { useTranslation } from 'react-i18next'
import type { SecurityScheme } from '../../../model/apis/security.ts'
import { LimitedList } from '../../../ui/LimitedList.tsx'
import { Description } from './Description.tsx'
import classes from './parts.module.css'
import { Section } from './Section.tsx'

export function SecuritySchemes({ schemes }: { readonly schemes: readonly SecurityScheme[] }) {
  const { t } = useTranslation('api-docs')
  if (schemes.length === 0) return null
  return (
    <Section title={t('security')}>
      <LimitedList items={schemes}>
        {(shown) => (
          <ul className={classes['box']}>
            {shown.map(({ name, type, detail, description, scopes }) => (
              <li key={name} className={classes['property']}>
                <p className={classes['head']}>
                  <code className={classes['name']}>{name}</code>
                  <code className={classes['type']}>
                    {[type, detail].filter(Boolean).join(' · ')}
                  </code>
                </p>
                <Description text={description} />
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
              </li>
            ))}
          </ul>
        )}
      </LimitedList>
    </Section>
  )
}
