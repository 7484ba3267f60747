import { useTranslation } from 'react-i18next'
import type { ApiContent } from '../../../model/apis/openApiContents.ts'
import { exampleOf } from '../../../model/apis/schemas.ts'
import { Examples } from '../parts/Examples.tsx'
import classes from '../parts/parts.module.css'
import { RestView } from '../parts/RestView.tsx'
import { Schema } from '../parts/Schema.tsx'

export interface ContentsProps {
  readonly root: unknown
  readonly contents: readonly ApiContent[]
}

/** Request or response bodies, by media type. */
export function Contents({ root, contents }: ContentsProps) {
  const { t } = useTranslation('api-docs')
  return contents.map(({ mediaType, schema, itemSchema, examples, rest }) => (
    <div key={mediaType} className={classes['schema']}>
      <code className={classes['type']}>{mediaType}</code>
      {schema !== undefined && <Schema root={root} schema={schema} />}
      {itemSchema !== undefined && (
        <>
          <span className={classes['quiet']}>{t('streamItem')}</span>
          <Schema root={root} schema={itemSchema} />
        </>
      )}
      {(examples !== undefined || schema !== undefined || itemSchema !== undefined) && (
        <Examples
          label={mediaType}
          examples={examples ?? [{ name: '', value: exampleOf(root, schema ?? itemSchema) }]}
        />
      )}
      <RestView rest={rest} />
    </div>
  ))
}
