import { useTranslation } from 'react-i18next'
import type { Rest } from '../../../model/apis/rest.ts'
import { LimitedList } from '../../../ui/list/LimitedList.tsx'
import { Description } from './Description.tsx'
import { NamedChips } from './NamedChips.tsx'
import classes from './parts.module.css'
import { RestView } from './RestView.tsx'
import { Section } from './Section.tsx'

export interface ShownServer {
  readonly address: string
  readonly name?: string | undefined
  readonly protocol?: string | undefined
  readonly description?: string | undefined
  readonly security?: readonly string[] | undefined
  readonly rest?: Rest | undefined
}

export function Servers({ servers }: { readonly servers: readonly ShownServer[] }) {
  const { t } = useTranslation('api-docs')
  if (servers.length === 0) return null
  return (
    <Section title={t('servers')}>
      <LimitedList items={servers}>
        {(shown) => (
          <ul className={classes['box']}>
            {shown.map(({ address, name, protocol, description, security = [], rest }, index) => (
              <li key={index} className={classes['property']}>
                <p className={classes['head']}>
                  <code className={classes['name']}>{address}</code>
                  {protocol !== undefined && <code className={classes['type']}>{protocol}</code>}
                  <span className={classes['quiet']}>{name}</span>
                </p>
                <Description text={description} />
                <NamedChips label={t('security')} names={security} />
                <RestView rest={rest} />
              </li>
            ))}
          </ul>
        )}
      </LimitedList>
    </Section>
  )
}
