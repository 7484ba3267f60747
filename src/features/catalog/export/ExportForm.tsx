import { Checkbox, Form, Radio } from 'antd'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import type { ExportFormat } from '../../../model/catalog/exportFile.ts'
import { chosenColumns } from '../../../model/catalog/tableColumns.ts'
import type { TableLayouts } from '../../../model/preferences/tableLayouts.ts'
import { AntdProvider } from '../../../ui/antd/AntdProvider.tsx'
import '../../../ui/antd/forms.antd.css'
import { selectLayout } from '../../preferences/tableLayoutSlice.ts'
import classes from './ExportForm.module.css'
import { exportBegan, type ExportScope } from './exportSlice.ts'

const formats = ['csv', 'json'] as const

interface Values {
  readonly format: ExportFormat
  readonly hasByteOrderMark: boolean
}

const initialValues: Values = { format: 'csv', hasByteOrderMark: false }

/** Format of the file. */
export function ExportForm({ scope }: { readonly scope: ExportScope }) {
  const { t } = useTranslation('catalog')
  const dispatch = useDispatch()
  const [form] = Form.useForm<Values>()
  // Undefined in the first frame, whatever its type says.
  const format: ExportFormat | undefined = Form.useWatch('format', form)
  const kind = scope.type === 'list' ? scope.query.kind : scope.kind
  const layout = useSelector((state: { tableLayout: TableLayouts }) => selectLayout(state, kind))
  const begin = (values: Values) => {
    const ofView = scope.type === 'list' ? scope.query.look?.columns : undefined
    const shown = ['name', ...(ofView ?? chosenColumns(kind, layout))] as const
    const columns = shown.map((id) => ({ id, title: t(`table.columns.${id}`) }))
    dispatch(exportBegan({ ...initialValues, ...values, columns }))
  }
  return (
    <AntdProvider>
      <Form
        // Also its id, which the dialog's button names.
        name="export"
        form={form}
        layout="vertical"
        className={classes['form'] ?? ''}
        initialValues={initialValues}
        onFinish={begin}
      >
        <Form.Item name="format" label={t('export.format')}>
          <Radio.Group
            vertical
            aria-label={t('export.format')}
            options={formats.map((one) => ({
              value: one,
              label: (
                <>
                  {t(`export.${one}`)}
                  <small>{t(`export.${one}Hint`)}</small>
                </>
              ),
            }))}
          />
        </Form.Item>
        {format !== 'json' && (
          <Form.Item name="hasByteOrderMark" valuePropName="checked">
            <Checkbox>{t('export.byteOrderMark')}</Checkbox>
          </Form.Item>
        )}
      </Form>
    </AntdProvider>
  )
}
