import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/Button.tsx'
import { chunkHook } from '../../../ui/chunkHook.ts'
import type { ExportScope } from './exportSlice.ts'

/** The form is made with antd, which the list must not load. */
export const useExportForm = chunkHook(
  async () => (await import(/* webpackChunkName: "export" */ './ExportForm.tsx')).ExportForm,
)

interface LoadedFormProps {
  readonly form: ReturnType<typeof useExportForm>
  readonly scope: ExportScope
}

/** The form, or why it is missing. */
export function LoadedForm({ form, scope }: LoadedFormProps) {
  const { t } = useTranslation('catalog')
  if (form.status === 'loading') return null
  if (form.status === 'failed') {
    return (
      <div role="alert">
        <p>{t('panel.moreFailed')}</p>
        <Button onClick={form.retry}>{t('retry')}</Button>
      </div>
    )
  }
  const { chunk: ExportForm } = form
  return <ExportForm scope={scope} />
}
