import type { TFunction } from 'i18next'
import { unchecked, type FieldProblem } from '../../../model/scaffolder/form/checkValues.ts'
import { pickerMessages } from '../fields/pickerMessages.ts'
import { fieldMessages } from './fieldMessages.ts'

const has = <Texts extends object>(texts: Texts, key: unknown): key is keyof Texts & string =>
  typeof key === 'string' && Object.hasOwn(texts, key)

/** The words of a problem; `t` is that of the scaffolder. */
export function problemText(t: TFunction<'scaffolder'>, problem: FieldProblem): string {
  const { keyword, params, text, by } = problem
  if (text !== undefined) return text
  if (by !== undefined && keyword !== unchecked) return pluginText(t, by, keyword, params)
  const { limit, part, cause } = params
  if (keyword === unchecked && cause === 'depth') return t('fields.problem.tooDeep')
  if (keyword === unchecked && cause === 'length') return t('fields.problem.tooLong', { limit })
  if (keyword === unchecked && limit !== undefined)
    return t('fields.problem.costlyPattern', { limit })
  if (keyword === 'repoUrl' && has(pickerMessages.repo.missing, part))
    return t(`pickers.repo.missing.${part}`)
  if (keyword === 'format' && has(fieldMessages.formats, limit)) return t(`fields.formats.${limit}`)
  if (keyword === 'const' && limit === 'true') return t('fields.problem.consent')
  if (keyword === 'type') return t('fields.problem.type', { type: typesText(t, limit) })
  return t(`fields.problem.${has(fieldMessages.problem, keyword) ? keyword : 'other'}`, params)
}

/** Plugins have keys of their own, which only their own code knows. */
const pluginText = (t: TFunction<'scaffolder'>, ns: string, key: string, params: object): string =>
  (t as unknown as (key: string, options: object) => string)(key, { ...params, ns })

const typesText = (t: TFunction<'scaffolder'>, limit: string | number | undefined): string =>
  String(limit)
    .split(', ')
    .map((type) => (has(fieldMessages.types, type) ? t(`fields.types.${type}`) : type))
    .join(' / ')
