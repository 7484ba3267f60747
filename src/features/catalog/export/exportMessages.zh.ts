// Simplified Chinese texts of the export of a list.

import type { Translated } from '../../../ui/messages/translated.ts'
import type { exportMessages } from './exportMessages.ts'

export const texts: Translated<typeof exportMessages> = {
  action: '导出',
  title: '导出实体',
  counting: '正在计数…',
  uncounted: '无法统计实体数量。将导出所有符合筛选条件的实体。',
  rows_one: '{{count, number}} 个实体符合筛选条件，将被导出。',
  rows_other: '{{count, number}} 个实体符合筛选条件，将按名称顺序导出。',
  pickedRows_one: '将导出所选的 {{count, number}} 个实体。',
  pickedRows_other: '将导出所选的 {{count, number}} 个实体。',
  format: '格式',
  csv: 'CSV',
  csvHint: '每个实体一行，包含表格中的列。',
  json: 'JSON',
  jsonHint: '列表中每个实体的全部信息。',
  mark: '以字节顺序标记开头（适用于 Excel）',
  begin: '导出',
  cancel: '取消',
  close: '关闭',
  running: '正在导出…',
  progress: '{{done, number}} / {{total, number}}',
  failed_one: '导出在 {{count, number}} 个实体后中断：{{message}}',
  failed_other: '导出在 {{count, number}} 个实体后中断：{{message}}',
  savePart_one: '保存 {{count, number}} 个实体',
  savePart_other: '保存 {{count, number}} 个实体',
  resume: '继续',
  saved_one: '{{count, number}} 个实体已保存为 {{file}}。',
  saved_other: '{{count, number}} 个实体已保存为 {{file}}。',
}
