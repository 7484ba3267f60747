import { Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { previewOfTemplate, templateInEditor } from '../../../model/editor/editorPlaces.ts'
import { previewedTemplate, previewForm } from '../../../model/editor/triedForms.ts'
import { parseEntityRef } from '../../../model/entities/entityRef.ts'
import { editTemplatePath } from '../../../model/paths.ts'
import { isShown } from '../../../model/scaffolder/form/formState.ts'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { Text } from '../../../ui/layout/Text.tsx'
import { FailureMessage } from '../../../ui/message/FailureMessage.tsx'
import { Progress } from '../../../ui/progress/Progress.tsx'
import { CardSkeleton } from '../../../ui/progress/Skeleton.tsx'
import { EntityPicker } from '../../entities/picker/EntityPicker.tsx'
import { useForm } from '../../scaffolder/form/useForm.ts'
import { PageHead } from '../../scaffolder/PageHead.tsx'
import { useParameterSchemaQuery } from '../../scaffolder/scaffolderApi.ts'
import classes from './preview.module.css'
import { PreviewForm } from './PreviewForm.tsx'
import { PreviewValues } from './PreviewValues.tsx'

const templates = ['template']

/** `/create/template-form`: the form of an installed template with the values it makes (SCAF-12). */
export function FormPreviewPage() {
  const { t } = useTranslation('template-editor')
  const navigate = useNavigate()
  const ref = previewedTemplate(useLocation().search)
  return (
    <>
      <PageHead
        title={t('preview.title')}
        parent={{ to: editTemplatePath, title: t('landing.title') }}
        intro={t('preview.intro')}
      >
        {ref !== undefined && (
          <span className={classes['edit']}>
            <ButtonLink isPlain to={templateInEditor(ref)}>
              <Pencil size={14} aria-hidden="true" />
              {t('preview.edit')}
            </ButtonLink>
          </span>
        )}
      </PageHead>
      <div className={classes['picker']}>
        <EntityPicker
          label={t('landing.template')}
          placeholder={t('landing.chooseTemplate')}
          kinds={templates}
          chosen={ref === undefined ? [] : [ref]}
          isMany={false}
          onChoose={([chosen]) => {
            if (chosen !== undefined) void navigate(previewOfTemplate(chosen))
          }}
        />
      </div>
      {ref === undefined ? (
        <Text isQuiet className={classes['empty']}>
          {t('preview.choose')}
        </Text>
      ) : (
        <Preview key={ref} templateRef={ref} />
      )}
    </>
  )
}

/** In all states of its process. */
function Preview({ templateRef }: { readonly templateRef: string }) {
  const { t } = useTranslation('template-editor')
  const formKey = previewForm(templateRef)
  const { state, retry } = useForm(formKey)
  const { currentData } = useParameterSchemaQuery(parseEntityRef(templateRef))
  if (state.status === 'failed')
    return <FailureMessage failure={state.failure} title={t('preview.failed')} onRetry={retry} />
  if (!isShown(state))
    return (
      <div aria-busy="true">
        <Progress active label={t('preview.loading')} />
        <CardSkeleton height={320} />
      </div>
    )
  return (
    <div className={classes['columns']}>
      <PreviewForm
        formKey={formKey}
        state={state}
        labels={currentData?.presentation?.buttonLabels ?? {}}
      />
      <PreviewValues form={state.form} />
    </div>
  )
}
