import { useTranslation } from 'react-i18next'
import { jsonText } from '../../../model/apis/schemas.ts'
import { Fold } from './Fold.tsx'
import classes from './parts.module.css'
import { Sample } from './Sample.tsx'

export interface ExamplesProps {
  /** Such as a media type. */
  readonly label: string
  readonly examples: readonly {
    /** Empty for the only one. */
    readonly name: string
    readonly summary?: string
    readonly value: unknown
  }[]
}

export function Examples({ label, examples }: ExamplesProps) {
  const { t } = useTranslation('api-docs')
  return examples.map(({ name, summary, value }, index) => (
    <Fold
      key={index}
      summary={
        <>
          <span className={classes['quiet']}>{t('example')}</span>
          {name !== '' && <code>{name}</code>}
          {summary !== undefined && <span>{summary}</span>}
        </>
      }
    >
      {() => <Sample label={t('exampleOf', { mediaType: label })} text={jsonText(value, 2)} />}
    </Fold>
  ))
}
