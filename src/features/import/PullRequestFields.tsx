import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { hasBranch, type Proposal, type PullRequestDraft } from '../../model/import/proposal.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import classes from './Proposal.module.css'
import { draftTyped } from './proposalsSlice.ts'

export interface PullRequestFieldsProps {
  readonly target: string
  readonly proposal: Proposal
}

/** Title, text, branch and file name of the pull request. */
export function PullRequestFields({ target, proposal }: PullRequestFieldsProps) {
  const { t } = useTranslation('catalog-import')
  const dispatch = useDispatch()
  const id = useId()
  const { draft } = proposal
  const isBranchThere = hasBranch(proposal)
  const typed = (part: Partial<PullRequestDraft>) => dispatch(draftTyped({ target, draft: part }))
  return (
    <fieldset className={classes['fields']}>
      <legend>{t('proposal.pullRequest')}</legend>
      <TextField
        label={t('proposal.title')}
        required
        value={draft.title}
        onType={(title) => typed({ title })}
      />
      <div className={classes['body']}>
        <label htmlFor={id}>{t('proposal.body')}</label>
        <textarea
          id={id}
          rows={4}
          value={draft.body}
          onChange={({ target: field }) => typed({ body: field.value })}
        />
      </div>
      <div className={classes['pair']}>
        <TextField
          label={t('proposal.branch')}
          required
          readOnly={isBranchThere}
          value={draft.branch}
          problem={isBranchThere ? t('proposal.branchIsThere') : undefined}
          onType={(branch) => typed({ branch })}
        />
        <TextField
          label={t('proposal.fileName')}
          required
          value={draft.fileName}
          onType={(fileName) => typed({ fileName })}
        />
      </div>
    </fieldset>
  )
}
