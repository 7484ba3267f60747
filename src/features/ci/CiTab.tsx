import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { runOfPath } from '../../model/ci/runsPlace.ts'
import { annotation } from '../../model/entities/annotations.ts'
import type { Entity } from '../../model/entities/entity.ts'
import { Message } from '../../ui/message/Message.tsx'
import { Progress } from '../../ui/progress/Progress.tsx'
import { MissingAnnotation } from '../entities/MissingAnnotation.tsx'
import { RunPage } from './run/RunPage.tsx'
import { RunsPage } from './runs/RunsPage.tsx'
import { useCiPlace } from './useCi.ts'
import { useCiHosts } from './useCiHost.ts'

const docsUrl =
  'https://backstage.io/docs/features/software-catalog/well-known-annotations#githubcomproject-slug'

/** `/ci-cd` of an entity: its workflow runs, and below it one of them (spec 2 §2). */
export function CiTab({ entity }: { readonly entity: Entity }) {
  const { pathname } = useLocation()
  const hosts = useCiHosts() ?? []
  const place = useCiPlace(entity)
  const runId = runOfPath(pathname)
  if (place === 'loading') return <Loading />
  if (place === undefined) {
    const annotations = hosts.slice(0, 1).map((host) => host.annotation)
    return <MissingAnnotation entity={entity} annotations={annotations} readMoreUrl={docsUrl} />
  }
  if (place === 'malformed') return <NoProject entity={entity} />
  return runId === undefined ? (
    <RunsPage entity={entity} place={place} />
  ) : (
    <RunPage key={runId} entity={entity} place={place} runId={runId} />
  )
}

function Loading() {
  const { t } = useTranslation('ci')
  return <Progress active label={t('loading')} />
}

/** RUNS-05 */
function NoProject({ entity }: { readonly entity: Entity }) {
  const { t } = useTranslation('ci')
  const hosts = useCiHosts() ?? []
  const name = hosts.map((host) => host.annotation).find((one) => annotation(entity, one))
  return (
    <Message severity="error" title={t('missingProject')}>
      {name !== undefined && (
        <p>
          {t('missingProjectText', { annotation: name, value: annotation(entity, name) ?? '' })}
        </p>
      )}
    </Message>
  )
}
