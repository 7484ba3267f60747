import { type SubmitEvent, useId, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import {
  type EntityFile,
  type FileProblem,
  placesIn,
  readEntityFile,
} from '../../model/import/entityFile.ts'
import { hasBranch, type Proposal, type PullRequestDraft } from '../../model/import/proposal.ts'
import type { Finding, ProposalState } from '../../model/import/proposalState.ts'
import { Button } from '../../ui/button/Button.tsx'
import { CodeEditor, type CodeEditorHandle } from '../../ui/code/CodeEditor.tsx'
import type { CodeMark } from '../../ui/code/codeOptions.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { EntityFields } from './EntityFields.tsx'
import { ImportProblemMessage } from './ImportProblemMessage.tsx'
import { PlainReason } from './PlainReason.tsx'
import classes from './Proposal.module.css'
import { draftTyped, proposalSubmitted, textTyped } from './proposalsSlice.ts'

interface PullRequestFieldsProps {
  readonly target: string
  readonly proposal: Proposal
}

/** Title, text, branch and file name of the pull request. */
function PullRequestFields({ target, proposal }: PullRequestFieldsProps) {
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
      <Stack gap="xxs" className={classes['body']}>
        <label htmlFor={id}>{t('proposal.body')}</label>
        <textarea
          id={id}
          rows={4}
          value={draft.body}
          onChange={({ target: field }) => typed({ body: field.value })}
        />
      </Stack>
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

interface FileProblemsProps {
  readonly marks: readonly CodeMark[]
  /** True until the catalog has checked the file. */
  readonly isLooking: boolean
  readonly onGo: (line: number) => void
}

/** The problems of the file; each leads to its line. */
function FileProblems({ marks, isLooking, onGo }: FileProblemsProps) {
  const { t } = useTranslation('catalog-import')
  return (
    <div className={classes['problems']} role="status">
      {marks.length === 0 && <Text isQuiet>{t(isLooking ? 'file.checking' : 'file.valid')}</Text>}
      <ul>
        {marks.map(({ line, message }) => (
          <li key={`${String(line)} ${message}`}>
            <button
              type="button"
              className={classes['line']}
              onClick={() => {
                onGo(line)
              }}
            >
              {t('file.line', { line })}
            </button>{' '}
            <PlainReason words={message} />
            {message}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The problems of a file by line: those of its text, and those that the catalog found. */
function useFileMarks(
  text: string,
  { documents, problems }: EntityFile,
  findings: readonly Finding[] | null,
): readonly CodeMark[] {
  const { t } = useTranslation('catalog-import')
  return useMemo(() => {
    const wordsOf = (problem: FileProblem): string => {
      if (problem.type === 'syntax') return t('file.problem.syntax', { message: problem.message })
      if (problem.type === 'duplicate') return t('file.problem.duplicate', { ref: problem.ref })
      return t(`file.problem.${problem.type}`)
    }
    const own = problems.map((problem) => ({ line: problem.line ?? 1, message: wordsOf(problem) }))
    const said = findings ?? []
    const place = said.length > 0 ? placesIn(text) : undefined
    const found = said.flatMap(({ index, messages }) => {
      const document = documents.find((one) => one.index === index)
      return document && place ? messages.map((message) => place(document, message)) : []
    })
    return [...own, ...found].sort((one, other) => one.line - other.line)
  }, [text, documents, problems, findings, t])
}

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
    <Stack as="form" gap="md" onSubmit={submit}>
      <p>{t('proposal.intro', { file: draft.fileName })}</p>
      {state.status === 'drafting' && state.problem && (
        <ImportProblemMessage problem={state.problem} />
      )}
      <div className={classes['file']}>
        <Stack gap="xs">
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
        </Stack>
        <EntityFields text={text} documents={file.documents} onType={type} />
      </div>
      <PullRequestFields target={target} proposal={state.proposal} />
      <Row gap="xs" align="stretch">
        <Button type="submit" primary aria-busy={isChecking} disabled={file.problems.length > 0}>
          {t(isChecking ? 'proposal.checking' : 'proposal.submit')}
        </Button>
      </Row>
    </Stack>
  )
}
