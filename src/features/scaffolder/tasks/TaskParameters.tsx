import { useTranslation } from 'react-i18next'
import type { JsonRecord } from '../../../model/json.ts'
import classes from './TaskPage.module.css'

/** The values that the user entered, without secrets. */
export function TaskParameters({ parameters }: { readonly parameters: JsonRecord }) {
  const { t } = useTranslation('scaffolder')
  const values = Object.entries(parameters)
  if (values.length === 0) return <p className={classes['quiet']}>{t('tasks.noParameters')}</p>
  return (
    <dl className={classes['values']}>
      {values.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {typeof value === 'string' ? value : <code>{JSON.stringify(value, null, 1)}</code>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
