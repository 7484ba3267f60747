import { useTranslation } from 'react-i18next'
import { editorAddress } from '../../model/editor/editorPlaces.ts'
import type { DraftNote } from '../../model/editor/editorState.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Time } from '../../ui/time/Time.tsx'
import classes from './LandingPage.module.css'
import { useSourceName } from './useSourceName.ts'

/** Unsaved changes of an earlier visit, with a link that opens them. */
export function DraftNotice({ draft }: { readonly draft: DraftNote }) {
  const { t } = useTranslation('template-editor')
  const name = useSourceName(draft.source)
  return (
    <section className={classes['draft']} aria-labelledby="editor-draft">
      <div>
        <h2 id="editor-draft">{t('landing.continueTitle')}</h2>
        <p>{t('landing.continueText', { count: draft.changed, name })}</p>
        <p className={classes['quiet']}>
          <Time at={draft.savedAt} sentence={(when) => t('landing.age', { when })} />
        </p>
      </div>
      <ButtonLink to={editorAddress(draft.source)}>{t('landing.continue')}</ButtonLink>
    </section>
  )
}
