import { useTranslation } from 'react-i18next'
import { Combobox } from '../../../ui/fields/Combobox.tsx'
import { usePicker } from '../../entities/picker/usePicker.ts'
import classes from '../Ci.module.css'

interface ActorPickerProps {
  /** Logins of the runs on the page. */
  readonly known: readonly string[]
  /** Empty for anyone. */
  readonly chosen: string
  readonly onChoose: (login: string) => void
}

/** Filters by the person who started the runs: one on the page, or any login that is typed. */
export function ActorPicker({ known, chosen, onChoose }: ActorPickerProps) {
  const { t } = useTranslation('ci')
  const { field } = usePicker()
  const typed = field.text.trim()
  const lower = typed.toLowerCase()
  const logins = new Set([chosen, ...known].filter((one) => one.toLowerCase().includes(lower)))
  logins.delete('')
  const isNew = typed !== '' && ![...logins].some((one) => one.toLowerCase() === lower)
  return (
    <div className={classes['branch']}>
      <Combobox
        {...field}
        label={t('filters.actor')}
        placeholder={chosen === '' ? t('filters.anyone') : chosen}
        isSingle
        options={[
          ...(typed === ''
            ? [{ id: '', title: t('filters.anyone'), isChosen: chosen === '' }]
            : []),
          ...[...logins].map((one) => ({ id: one, title: one, isChosen: one === chosen })),
          ...(isNew
            ? [{ id: typed, title: t('filters.byLogin', { name: typed }), isChosen: false }]
            : []),
        ]}
        note={undefined}
        more={undefined}
        onNearEnd={() => undefined}
        onChoose={(login) => {
          field.onClose()
          onChoose(login)
        }}
      />
    </div>
  )
}
