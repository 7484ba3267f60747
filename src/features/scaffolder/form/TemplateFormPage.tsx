import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { useParams } from 'react-router-dom'
import {
  humanizeEntityRef,
  parseEntityRef,
  stringifyEntityRef,
} from '../../../model/entities/entityRef.ts'
import { taskPath } from '../../../model/paths.ts'
import type { FormDraft } from '../../../model/scaffolder/form/formDraft.ts'
import { closedForm, templateOf } from '../../../model/scaffolder/form/formMoves.ts'
import { secretsIn } from '../../../model/scaffolder/form/formSecrets.ts'
import type { OpenForm } from '../../../model/scaffolder/form/formState.ts'
import { fieldTitleIn, type FormStep } from '../../../model/scaffolder/form/formSteps.ts'
import { pointerOf } from '../../../model/scaffolder/form/jsonPointer.ts'
import { unreadablePrefill } from '../../../model/scaffolder/form/prefill.ts'
import { AntdProvider } from '../../../ui/antd/AntdProvider.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Link } from '../../../ui/Link.tsx'
import { LazyMarkdown } from '../../../ui/markdown/LazyMarkdown.tsx'
import { Banner } from '../../../ui/message/Banner.tsx'
import { FailureMessage } from '../../../ui/message/FailureMessage.tsx'
import { CardSkeleton } from '../../../ui/progress/Skeleton.tsx'
import { Time } from '../../../ui/time/Time.tsx'
import { PageHead } from '../PageHead.tsx'
import { RememberAlternatives } from './alternativesMemory.tsx'
import { ChangedTemplate } from './ChangedTemplate.tsx'
import { CopyFormLink } from './CopyFormLink.tsx'
import { FormReview } from './FormReview.tsx'
import { FormSteps } from './FormSteps.tsx'
import { StepForm } from './StepForm.tsx'
import classes from './TemplateFormPage.module.css'
import {
  draftContinued,
  draftDiscarded,
  loadRetried,
  selectTemplateForm,
} from './templateFormSlice.ts'
import { useTemplateForm } from './useTemplateForm.ts'

interface FormNoticesProps {
  readonly form: OpenForm
  readonly steps: readonly FormStep[]
}

/** Names the values of a draft or link that were left out, and the secrets to enter again. */
function FormNotices({ form, steps }: FormNoticesProps) {
  const { t } = useTranslation('scaffolder')
  const { misfits, values, keeping } = form
  const lost = secretsIn(values).filter(({ isLost }) => isLost)
  // Fields of all items of a list have the same title.
  const titles = new Set(lost.map(({ path }) => fieldTitleIn(steps, pointerOf(path))))
  const names = [...titles].join(', ')
  const isUnreadable = misfits[0] === unreadablePrefill
  return (
    <>
      {isUnreadable && <Banner severity="warning">{t('form.badPrefill')}</Banner>}
      {misfits.length > 0 && !isUnreadable && (
        <Banner severity="warning">{t('form.misfits', { names: misfits.join(', ') })}</Banner>
      )}
      {lost.length > 0 && <Banner severity="info">{t('form.lostSecrets', { names })}</Banner>}
      {keeping === 'refused' && <Banner severity="warning">{t('form.draft.refused')}</Banner>}
    </>
  )
}

/** Asks whether to continue with a draft or to begin anew. */
function DraftOffer({ draft }: { readonly draft: FormDraft }) {
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
      <Row gap="xs" className={classes['buttons']}>
        <Button primary onClick={() => dispatch(draftContinued())}>
          {t('form.draft.continue')}
        </Button>
        <Button onClick={() => dispatch(draftDiscarded())}>{t('form.draft.discard')}</Button>
      </Row>
    </Card>
  )
}

/** `/create/templates/:namespace/:templateName`: the form of a template (spec 2 §2). */
export function TemplateFormPage() {
  const { namespace = '', templateName = '' } = useParams()
  const templateRef = stringifyEntityRef({ kind: 'template', namespace, name: templateName })
  return (
    <AntdProvider>
      <RememberAlternatives key={templateRef}>
        <TemplateForm templateRef={templateRef} />
      </RememberAlternatives>
    </AntdProvider>
  )
}

function TemplateForm({ templateRef }: { readonly templateRef: string }) {
  const { title, description } = useTemplateForm(templateRef)
  const name = title ?? humanizeEntityRef(parseEntityRef(templateRef), 'template')
  return (
    <div className={classes['page']}>
      <PageHead
        title={name}
        intro={
          description === undefined ? undefined : (
            <LazyMarkdown text={description} plain={<p>{description}</p>} />
          )
        }
      />
      <FormContent templateRef={templateRef} />
    </div>
  )
}

/** The form in all states of its process. */
function FormContent({ templateRef }: { readonly templateRef: string }) {
  const { t } = useTranslation('scaffolder')
  const dispatch = useDispatch()
  const form = useSelector(selectTemplateForm)
  const state = templateOf(form) === templateRef ? form : closedForm
  const { steps, labels } = useTemplateForm(templateRef)
  if (state.status === 'failed')
    return (
      <FailureMessage
        failure={state.failure}
        title={t('form.loadFailed')}
        onRetry={() => dispatch(loadRetried())}
      />
    )
  if (state.status === 'started')
    return (
      <p role="status">
        {t('form.started')} <Link to={taskPath(state.taskId)}>{t('form.openTask')}</Link>
      </p>
    )
  if (state.status === 'closed' || state.status === 'loading' || steps === undefined)
    return (
      <div aria-busy="true">
        <p role="status" className={classes['loading']}>
          {t('form.loading')}
        </p>
        <CardSkeleton height={320} />
      </div>
    )
  if (state.status === 'offering') return <DraftOffer draft={state.draft} />
  const step = 'step' in state ? state.step : steps.length
  return (
    <>
      <Row gap="sm" className={classes['bar']}>
        <FormSteps steps={steps} current={step} furthest={state.form.furthest} />
        <CopyFormLink />
      </Row>
      <FormNotices form={state.form} steps={steps} />
      <ChangedTemplate templateRef={templateRef} />
      {step < steps.length ? (
        <StepForm
          key={step}
          form={state.form}
          steps={steps}
          step={step}
          isChecking={state.status === 'checking'}
          labels={labels}
        />
      ) : (
        <FormReview
          form={state.form}
          steps={steps}
          isStarting={state.status === 'starting'}
          refusal={state.status === 'reviewing' ? state.refusal : null}
          labels={labels}
        />
      )}
    </>
  )
}
