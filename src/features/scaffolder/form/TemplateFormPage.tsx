import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import {
  humanizeEntityRef,
  parseEntityRef,
  stringifyEntityRef,
} from '../../../model/entities/entityRef.ts'
import { taskPath } from '../../../model/paths.ts'
import type { FormDraft } from '../../../model/scaffolder/form/formDraft.ts'
import { secretsIn } from '../../../model/scaffolder/form/formSecrets.ts'
import { isShown, type OpenForm } from '../../../model/scaffolder/form/formState.ts'
import { fieldTitleIn } from '../../../model/scaffolder/form/formSteps.ts'
import { pointerOf } from '../../../model/scaffolder/form/jsonPointer.ts'
import type { ButtonLabels } from '../../../model/scaffolder/form/parameterSchema.ts'
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
import { useParameterSchemaQuery } from '../scaffolderApi.ts'
import { ChangedTemplate } from './ChangedTemplate.tsx'
import { CopyFormLink } from './CopyFormLink.tsx'
import { FormSteps } from './FormSteps.tsx'
import { RememberAlternatives } from './schema/alternativesMemory.tsx'
import { ShownStep } from './ShownStep.tsx'
import classes from './TemplateFormPage.module.css'
import { useForm } from './useForm.ts'

/** Names the values of a draft or link that were left out, and the secrets to enter again. */
function FormNotices({ form }: { readonly form: OpenForm }) {
  const { t } = useTranslation('scaffolder')
  const { steps, misfits, values, keeping } = form
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

interface DraftOfferProps {
  readonly draft: FormDraft
  readonly onContinue: () => void
  readonly onDiscard: () => void
}

/** Asks whether to continue with a draft or to begin anew. */
function DraftOffer({ draft, onContinue, onDiscard }: DraftOfferProps) {
  const { t } = useTranslation('scaffolder')
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
        <Button primary onClick={onContinue}>
          {t('form.draft.continue')}
        </Button>
        <Button onClick={onDiscard}>{t('form.draft.discard')}</Button>
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
  const { currentData: schema } = useParameterSchemaQuery(parseEntityRef(templateRef))
  const { title, description, presentation } = schema ?? {}
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
      <FormContent templateRef={templateRef} labels={presentation?.buttonLabels ?? {}} />
    </div>
  )
}

interface FormContentProps {
  readonly templateRef: string
  readonly labels: ButtonLabels
}

/** The form in all states of its process. */
function FormContent({ templateRef, labels }: FormContentProps) {
  const { t } = useTranslation('scaffolder')
  const { state, retry, continueDraft, discardDraft, start } = useForm(templateRef)
  if (state.status === 'failed')
    return <FailureMessage failure={state.failure} title={t('form.loadFailed')} onRetry={retry} />
  if (state.status === 'started')
    return (
      <p role="status">
        {t('form.started')} <Link to={taskPath(state.taskId)}>{t('form.openTask')}</Link>
      </p>
    )
  if (state.status === 'offering')
    return <DraftOffer draft={state.draft} onContinue={continueDraft} onDiscard={discardDraft} />
  if (!isShown(state))
    return (
      <div aria-busy="true">
        <p role="status" className={classes['loading']}>
          {t('form.loading')}
        </p>
        <CardSkeleton height={320} />
      </div>
    )
  return (
    <>
      <Row gap="sm" className={classes['bar']}>
        <FormSteps formKey={templateRef} state={state} />
        <CopyFormLink />
      </Row>
      <FormNotices form={state.form} />
      <ChangedTemplate templateRef={templateRef} />
      <ShownStep formKey={templateRef} state={state} labels={labels} onStart={start} />
    </>
  )
}
