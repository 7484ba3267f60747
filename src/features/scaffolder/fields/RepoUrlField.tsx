import type { FieldProps } from '@rjsf/utils'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import {
  allowedHosts,
  allowedValues,
  filledParts,
} from '../../../model/scaffolder/fields/repoOptions.ts'
import {
  formatRepoUrl,
  repoParts,
  requiredRepoParts,
  type RepoPart,
} from '../../../model/scaffolder/fields/repoUrl.ts'
import { selectConfig } from '../../shell/boot/bootSlice.ts'
import classes from './fields.module.css'
import { PartField } from './PartField.tsx'
import { RepoNotes } from './RepoNotes.tsx'
import { controlAttributes, templateField } from './templateField.ts'
import { useRepoField } from './useRepoField.ts'

/** The place of a repository: its host, and what a repository needs there (spec 2 §5). */
export function RepoUrlPickerField(props: FieldProps) {
  const { t } = useTranslation('scaffolder')
  const field = templateField(props)
  const { options } = field
  const integrations = useSelector(selectConfig)?.integrations ?? []
  const typeOf = (host: string) => integrations.find((one) => one.host === host)?.type
  const hosts = allowedHosts(options, integrations)
  const filledOf = (value: string) => filledParts(value, options, hosts, typeOf)
  const parts = filledOf(typeof field.value === 'string' ? field.value : '')
  const repo = useRepoField('RepoUrlPicker', field, formatRepoUrl(parts))
  const { type } = repo.known
  const needed = requiredRepoParts(type)
  const change = (part: RepoPart, text: string) => {
    const value = formatRepoUrl(filledOf(formatRepoUrl({ ...parts, [part]: text })))
    // An optional field that only has its fixed parts is empty.
    const isEmpty = value === '' || (!field.isRequired && value === formatRepoUrl(filledOf('')))
    field.onChange(isEmpty ? undefined : value)
  }
  return (
    <fieldset className={classes['repo']} aria-label={field.label}>
      <PartField
        isLabelled
        attributes={controlAttributes(field)}
        label={t('pickers.repo.host')}
        values={hosts}
        value={parts.host}
        isRequired
        onChange={(text) => {
          change('host', text)
        }}
      />
      {parts.host !== '' &&
        repoParts(type).map((part) => (
          <PartField
            key={part}
            isLabelled
            attributes={{ id: `${field.id}_${part}`, disabled: field.isDisabled }}
            label={t(`pickers.repo.${part}`)}
            values={allowedValues(options, part)}
            suggestions={repo.suggestions(part)}
            value={parts[part]}
            isRequired={needed.includes(part)}
            onChange={(text) => {
              change(part, text)
            }}
          />
        ))}
      {(field.value !== undefined || repo.state) && <RepoNotes {...repo} />}
    </fieldset>
  )
}
