import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { FormDraft } from '../../../model/scaffolder/form/formDraft.ts'
import { secretsIn } from '../../../model/scaffolder/form/formSecrets.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Time } from '../../../ui/time/Time.tsx'
import classes from './TemplateFormPage.module.css'
import { draftContinued, draftDiscarded } from './templateFormSlice.ts'

/** Asks whether to continue with a draft or to begin anew. */
export function DraftOffer({ draft }: { readonly draft: FormDraft }) {
  const { t } = useTranslation('scaffolder')
  const dispatch = useDispatch()
  return (
    <Card title={t('form.draft.title')}>
      <p>
        <Time at={draft.savedAt} sentence={(when) => t('form.draft.age', { when })} />
      </p>
      {draft.misfits.length > 0 && (
        <p>{t('form.draft.changed', { names: draft.misfits.join(', ') })}</p>
      )}
      {secretsIn(draft.values).length > 0 && <p>{t('form.draft.secrets')}</p>}
      <div className={classes['buttons']}>
        <Button primary onClick={() => dispatch(draftContinued())}>
          {t('form.draft.continue')}
        </Button>
        <Button onClick={() => dispatch(draftDiscarded())}>{t('form.draft.discard')}</Button>
      </div>
    </Card>
  )
}
