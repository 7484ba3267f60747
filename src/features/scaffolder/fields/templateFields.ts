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
import { PasswordField, SecretPickerField } from './SecretField.tsx'
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
  Password: PasswordField,
  RepoBranchPicker: RepoBranchPickerField,
  RepoOwnerPicker: RepoOwnerPickerField,
  RepoUrlPicker: RepoUrlPickerField,
  Secret: SecretPickerField,
}
