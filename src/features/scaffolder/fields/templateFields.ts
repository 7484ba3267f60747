import {
  EntityPickerField,
  MultiEntityPickerField,
  MyGroupsPickerField,
  OwnedEntityPickerField,
  OwnerPickerField,
} from './EntityField.tsx'
import { EntityNamePickerField } from './NameField.tsx'
import { RepoBranchPickerField, RepoOwnerPickerField } from './RepoTextFields.tsx'
import { RepoUrlPickerField } from './RepoUrlField.tsx'
import { SecretField } from './SecretField.tsx'
import { EntityTagsPickerField } from './TagsField.tsx'

/** By `ui:field`; names as in Backstage. */
export const templateFields = {
  EntityPicker: EntityPickerField,
  EntityNamePicker: EntityNamePickerField,
  EntityTagsPicker: EntityTagsPickerField,
  MultiEntityPicker: MultiEntityPickerField,
  MyGroupsPicker: MyGroupsPickerField,
  OwnedEntityPicker: OwnedEntityPickerField,
  OwnerPicker: OwnerPickerField,
  RepoBranchPicker: RepoBranchPickerField,
  RepoOwnerPicker: RepoOwnerPickerField,
  RepoUrlPicker: RepoUrlPickerField,
  Secret: SecretField,
}
