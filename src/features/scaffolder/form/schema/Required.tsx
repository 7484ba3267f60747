import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx'
import classes from './SchemaForm.module.css'

/** The mark of a required field. Groups have no `aria-required`: theirs is told with the label. */
export function Required({ isSpoken }: { readonly isSpoken: boolean }) {
  const { t } = useTranslation('scaffolder')
  return (
    <>
      <span className={classes['required']} aria-hidden="true">
        {'*'}
      </span>
      {isSpoken && <VisuallyHidden>{` (${t('fields.required')})`}</VisuallyHidden>}
    </>
  )
}
