// Simplified Chinese texts of the export of a list.

import type { Translated } from '../../../ui/messages/translated.ts'
import type { exportMessages } from './exportMessages.ts'

export const texts: Translated<typeof exportMessages> = {
  action: '导出',
  title: '导出实体',
  counting: '正在计数…',
  uncounted: '无法统计实体数量，将导出所有匹配项。',
  rows_one: '导出 {{count, number}} 个实体。',
  rows_other: '导出 {{count, number}} 个实体，按名称排序。',
  pickedRows_one: '导出所选的 {{count, number}} 个实体。',
  pickedRows_other: '导出所选的 {{count, number}} 个实体。',
  format: '格式',
  csv: 'CSV',
  csvHint: '每个实体一行，包含表格中的列。',
  json: 'JSON',
  jsonHint: '每个实体的所有已加载字段。',
  byteOrderMark: '兼容 Excel (BOM)',
  begin: '导出',
  cancel: '取消',
  close: '关闭',
  running: '正在导出…',
  progress: '{{done, number}} / {{total, number}}',
  failed_one: '导出在 {{count, number}} 个实体后中断：{{message}}',
  failed_other: '导出在 {{count, number}} 个实体后中断：{{message}}',
  stale: '导出期间列表发生了变化，请重试。',
  retry: '重试',
  savePart_one: '保存 {{count, number}} 个实体',
  savePart_other: '保存 {{count, number}} 个实体',
  resume: '继续',
  saved_one: '已将 {{count, number}} 个实体保存为 {{file}}。',
  saved_other: '已将 {{count, number}} 个实体保存为 {{file}}。',
}
