import { useTranslation } from 'react-i18next'
import { AntdProvider } from '../../../ui/antd/AntdProvider.tsx'
import { BrokenPart } from '../../../ui/behaviour/lazyPart.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Boundary } from '../../../ui/page/Boundary.tsx'
import { FormSteps } from '../../scaffolder/form/FormSteps.tsx'
import { RememberAlternatives } from '../../scaffolder/form/schema/alternativesMemory.tsx'
import { ShownStep, type ShownStepProps } from '../../scaffolder/form/ShownStep.tsx'

/** The form of a template with its steps, checks and review, which starts no task. */
export function PreviewForm(props: ShownStepProps) {
  const { t } = useTranslation('template-editor')
  const { formKey, state } = props
  const { schemaHash, steps } = state.form
  return (
    <AntdProvider>
      <Boundary
        key={schemaHash}
        fallback={(_thrown, retry) => (
          <>
            <p>{t('editor.formCrashed')}</p>
            <BrokenPart onRetry={retry} />
          </>
        )}
      >
        <RememberAlternatives>
          <Stack gap="md">
            {steps.length > 0 && <FormSteps formKey={formKey} state={state} />}
            <ShownStep {...props} />
          </Stack>
        </RememberAlternatives>
      </Boundary>
    </AntdProvider>
  )
}
