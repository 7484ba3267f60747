import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { Card } from '../../ui/Card.tsx'
import { selectConfig } from '../shell/boot/bootSlice.ts'
import classes from './ImportPage.module.css'

/** Explains what can be imported, for users who have no URL yet. */
export function ImportSources() {
  const { t } = useTranslation('catalog-import')
  const config = useSelector(selectConfig)
  const file = config?.import.entityFilename ?? ''
  const integrations = config?.integrations ?? []
  return (
    <Card title={t('sources.title')}>
      <ol className={classes['way']}>
        <li>{t('sources.paste', { file })}</li>
        <li>{t('sources.review')}</li>
        <li>{t('sources.status')}</li>
      </ol>
      <table className={classes['sources']}>
        <caption>{t('sources.hosts')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('sources.host')}</th>
            <th scope="col">{t('sources.imports')}</th>
          </tr>
        </thead>
        <tbody>
          {integrations.map(({ type, title, host }) => (
            <tr key={`${type} ${host}`}>
              <th scope="row" title={title}>
                {host}
              </th>
              <td>
                {t(
                  type === 'github' || type === 'azure'
                    ? 'sources.filesAndRepositories'
                    : 'sources.filesOnly',
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
