import { useTranslation } from 'react-i18next'
import { splitRest, type Rest } from '../../../model/apis/rest.ts'
import { jsonText } from '../../../model/apis/schemas.ts'
import { Fold } from './Fold.tsx'
import classes from './parts.module.css'
import { Sample } from './Sample.tsx'

/** Keys that are not interpreted: single values by name, the others as source. */
export function RestView({ rest }: { readonly rest: Rest | undefined }) {
  const { t } = useTranslation('api-docs')
  const { chips, source } = splitRest(rest)
  const names = Object.keys(source ?? {}).join(', ')
  return (
    <>
      {chips.length > 0 && (
        <p className={classes['chips']}>
          {chips.map(([key, value]) => (
            <code key={key} className={classes['chip']}>
              {key} {value}
            </code>
          ))}
        </p>
      )}
      {source && (
        <Fold summary={<span className={classes['quiet']}>{t('asSource', { names })}</span>}>
          {() => <Sample label={t('asSource', { names })} text={jsonText(source, 2)} />}
        </Fold>
      )}
    </>
  )
}
