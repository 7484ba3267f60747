import { useTranslation } from 'react-i18next'
import type { ApiContent } from '../../../model/apis/openApi.ts'
import { exampleOf, jsonText } from '../../../model/apis/schemas.ts'
import { Fold } from '../parts/Fold.tsx'
import classes from '../parts/parts.module.css'
import { Sample } from '../parts/Sample.tsx'
import { Schema } from '../parts/Schema.tsx'

export interface ContentsProps {
  readonly root: unknown
  readonly contents: readonly ApiContent[]
}

/** Request or response bodies, by media type. */
export function Contents({ root, contents }: ContentsProps) {
  const { t } = useTranslation('api-docs')
  return contents.map(({ mediaType, schema, example }) => (
    <div key={mediaType} className={classes['schema']}>
      <code className={classes['type']}>{mediaType}</code>
      {schema !== undefined && <Schema root={root} schema={schema} />}
      <Fold summary={<span className={classes['quiet']}>{t('example')}</span>}>
        {() => (
          <Sample
            label={t('exampleOf', { mediaType })}
            text={jsonText(example ?? exampleOf(root, schema), 2)}
          />
        )}
      </Fold>
    </div>
  ))
}
