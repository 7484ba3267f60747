import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'

/** `/create/templates/:namespace/:templateName`: the form of a template. */
export function TemplateFormPage() {
  const { t } = useTranslation('scaffolder')
  const { namespace = '', templateName = '' } = useParams()
  return <h1>{`${t('form.title')} ${namespace}/${templateName}`}</h1>
}
