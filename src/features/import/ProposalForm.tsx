import { useMemo, useRef, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { readEntityFile } from '../../model/import/entityFile.ts'
import type { ProposalState } from '../../model/import/proposalState.ts'
import { Button } from '../../ui/Button.tsx'
import { CodeEditor, type CodeEditorHandle } from '../../ui/code/CodeEditor.tsx'
import { EntityFields } from './EntityFields.tsx'
import { FileProblems } from './FileProblems.tsx'
import { ImportProblemMessage } from './ImportProblemMessage.tsx'
import classes from './Proposal.module.css'
import { proposalSubmitted, textTyped } from './proposalsSlice.ts'
import { PullRequestFields } from './PullRequestFields.tsx'
import { useFileMarks } from './useFileMarks.ts'

export interface ProposalFormProps {
  readonly target: string
  readonly state: Extract<ProposalState, { readonly status: 'drafting' | 'checking' }>
}

/** The proposed file and its pull request, for editing. */
export function ProposalForm({ target, state }: ProposalFormProps) {
  const { t } = useTranslation('catalog-import')
  const dispatch = useDispatch()
  const editor = useRef<CodeEditorHandle>(null)
  const { text, draft } = state.proposal
  const file = useMemo(() => readEntityFile(text), [text])
  const findings = state.status === 'drafting' ? state.findings : null
  const marks = useFileMarks(text, file, findings)
  const isChecking = state.status === 'checking'
  const type = (typed: string) => dispatch(textTyped({ target, text: typed }))
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (file.problems.length === 0) dispatch(proposalSubmitted({ target }))
  }
  return (
    <form className={classes['form']} onSubmit={submit}>
      <p>{t('proposal.intro', { file: draft.fileName })}</p>
      {state.status === 'drafting' && state.problem && (
        <ImportProblemMessage problem={state.problem} />
      )}
      <div className={classes['file']}>
        <div className={classes['editor']}>
          <CodeEditor
            text={text}
            language="yaml"
            label={t('proposal.editor', { file: draft.fileName })}
            marks={marks}
            onType={type}
            ref={editor}
          />
          <FileProblems
            marks={marks}
            isLooking={state.status === 'drafting' && findings === null}
            onGo={(line) => editor.current?.goTo(line)}
          />
        </div>
        <EntityFields text={text} documents={file.documents} onType={type} />
      </div>
      <PullRequestFields target={target} proposal={state.proposal} />
      <div className={classes['actions']}>
        <Button type="submit" primary aria-busy={isChecking} disabled={file.problems.length > 0}>
          {t(isChecking ? 'proposal.checking' : 'proposal.submit')}
        </Button>
      </div>
    </form>
  )
}
