// Fields of one text about a repository: its branch, or its owner.

import type { FieldProps } from '@rjsf/utils'
import type { JsonRecord } from '../../../model/json.ts'
import type { RepoList } from '../../../model/scaffolder/fields/repoLists.ts'
import { allowedValues } from '../../../model/scaffolder/fields/repoOptions.ts'
import classes from './fields.module.css'
import { PartField } from './PartField.tsx'
import { RepoNotes } from './RepoNotes.tsx'
import { controlAttributes, templateField } from './templateField.ts'
import { useRepoField } from './useRepoField.ts'

/** A branch of the form's repository, which is its property `repoUrl`. */
export const RepoBranchPickerField = (props: FieldProps) => (
  <RepoText name="RepoBranchPicker" props={props} allowed={() => []} />
)

/** An owner on the `host` of the options, or on that of the form's repository. */
export const RepoOwnerPickerField = (props: FieldProps) => (
  <RepoText
    name="RepoOwnerPicker"
    props={props}
    allowed={(options) => allowedValues(options, 'owner')}
  />
)

interface RepoTextProps {
  readonly name: 'RepoBranchPicker' | 'RepoOwnerPicker'
  readonly props: FieldProps
  readonly allowed: (options: JsonRecord) => readonly string[]
}

function RepoText({ name, props, allowed }: RepoTextProps) {
  const field = templateField(props)
  const repo = useRepoField(name, field, field.value)
  const [list = 'owner'] = repo.known.lists
  return (
    <div className={classes['frame']}>
      <PartField
        attributes={controlAttributes(field)}
        label={field.label}
        values={allowed(field.options)}
        suggestions={without(repo.suggestions(list satisfies RepoList), field.options)}
        value={typeof field.value === 'string' ? field.value : ''}
        isRequired={field.isRequired}
        onChange={(text) => {
          field.onChange(text === '' ? undefined : text)
        }}
      />
      <RepoNotes {...repo} />
    </div>
  )
}

/** `excludedOwners` are Backstage's: they are not suggested. */
function without(
  suggestions: readonly string[] | undefined,
  { excludedOwners }: JsonRecord,
): readonly string[] | undefined {
  const excluded = [excludedOwners].flat()
  return suggestions?.filter((one) => !excluded.includes(one))
}
