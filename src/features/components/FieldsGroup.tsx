import { useTranslation } from 'react-i18next'
import { Combobox } from '../../ui/fields/Combobox.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Group } from './Group.tsx'

const nothing = () => undefined

export function FieldsGroup() {
  const { t } = useTranslation('components')
  return (
    <Group name="fields">
      <TextField label={t('label')} value={t('value')} onType={nothing} />
      <TextField label={t('other')} value="" problem={t('problem')} onType={nothing} />
      <Combobox
        label={t('owner')}
        placeholder={t('team')}
        text=""
        isOpen={false}
        options={[]}
        active={null}
        note={undefined}
        more={undefined}
        onOpen={nothing}
        onClose={nothing}
        onType={nothing}
        onReach={nothing}
        onChoose={nothing}
        onNearEnd={nothing}
      />
    </Group>
  )
}
