import { Check, Link2 } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { longestLink } from '../../../model/scaffolder/form/prefill.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Banner } from '../../../ui/message/Banner.tsx'
import { selectCopiedButton } from '../../shell/clipboardSlice.ts'
import { linkRequested, selectFormLink } from './formLinkSlice.ts'
import classes from './TemplateFormPage.module.css'

/** Copies a link that opens the form with its values; secrets are left out. */
export function CopyFormLink() {
  const { t } = useTranslation('scaffolder')
  const dispatch = useDispatch()
  const id = useId()
  const link = useSelector(selectFormLink)
  const isCopied = useSelector(selectCopiedButton) === id
  const Icon = isCopied ? Check : Link2
  return (
    <>
      <Button
        className={classes['link']}
        title={t('form.link.hint')}
        aria-busy={link.status === 'making'}
        onClick={() => dispatch(linkRequested(id))}
      >
        <Icon size={14} aria-hidden="true" />
        <span aria-live="polite">{t(isCopied ? 'form.link.copied' : 'form.link.copy')}</span>
      </Button>
      {link.status === 'tooLong' && (
        <Banner severity="warning">
          {t('form.link.tooLong', { count: link.characters, most: longestLink })}
        </Banner>
      )}
    </>
  )
}
