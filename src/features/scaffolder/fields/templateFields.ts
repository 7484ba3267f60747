import {
  EntityPickerField,
  MultiEntityPickerField,
  MyGroupsPickerField,
  OwnedEntityPickerField,
  OwnerPickerField,
} from './EntityField.tsx'
import { EntityNamePickerField } from './NameField.tsx'
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
  Secret: SecretPickerField,
}
