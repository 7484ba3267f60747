import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import type { JsonRecord } from '../../../model/json.ts'
import { shownValue } from '../../../model/scaffolder/form/formSecrets.ts'
import type { OpenForm } from '../../../model/scaffolder/form/formState.ts'
import { sentDocument, stepValues, stepsFor } from '../../../model/scaffolder/form/formSteps.ts'
import { CopyButton } from '../../../ui/button/CopyButton.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { copyRequested, selectCopiedButton } from '../../shell/clipboardSlice.ts'
import classes from './preview.module.css'

const jsonOf = (value: JsonRecord): string => JSON.stringify(shownValue(value), null, 2)

/** The JSON of each step, as a task would get it, while the form is filled; secrets are masks. */
export function PreviewValues({ form }: { readonly form: OpenForm }) {
  const { t } = useTranslation('template-editor')
  const dispatch = useDispatch()
  const copiedButton = useSelector(selectCopiedButton)
  const { steps, values } = form
  return (
    <Stack
      as="section"
      gap="sm"
      isFramed
      className={classes['values']}
      aria-labelledby="preview-values"
    >
      <Row gap="xs" isOneLine justify="between" className={classes['valuesHead']}>
        <h2 id="preview-values">{t('preview.values')}</h2>
        <CopyButton
          text={jsonOf(sentDocument(steps, values))}
          copiedButton={copiedButton}
          onCopy={(request) => dispatch(copyRequested(request))}
        >
          {t('preview.copy')}
        </CopyButton>
      </Row>
      {stepsFor(steps, values).map((step, index) => (
        <div key={index} className={classes['stepValues']}>
          <h3>{step.title}</h3>
          <pre
            className={classes['json']}
            role="region"
            aria-label={t('preview.valuesOf', { step: step.title })}
            // A long line scrolls by keyboard, too.
            // eslint-disable-next-line a11y/no-noninteractive-tabindex -- scrollable regions take the focus
            tabIndex={0}
          >
            {jsonOf(stepValues(step, values))}
          </pre>
        </div>
      ))}
    </Stack>
  )
}
