import { chunkHook } from '../../../ui/behaviour/chunkHook.ts'
import { BrokenPart } from '../../../ui/behaviour/lazyPart.tsx'
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
  if (form.status === 'loading') return null
  if (form.status === 'failed') {
    return <BrokenPart onRetry={form.retry} />
  }
  const { chunk: ExportForm } = form
  return <ExportForm scope={scope} />
}
