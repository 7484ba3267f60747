import { useTranslation } from 'react-i18next'
import type { CiPlace } from '../../../model/ci/ciHost.ts'
import { isDone, type CiRun } from '../../../model/ci/ciRun.ts'
import { fileSize } from '../../../model/fileSize.ts'
import { Card } from '../../../ui/Card.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Time } from '../../../ui/time/Time.tsx'
import classes from '../Ci.module.css'
import { useArtifactsQuery } from '../ciApi.ts'

interface ArtifactsProps {
  readonly place: CiPlace
  readonly run: CiRun
}

/** The files that a run has left, with their sizes; they are downloaded at the host. */
export function Artifacts({ place, run }: ArtifactsProps) {
  const { t, i18n } = useTranslation('ci')
  const { id, attempt, url } = run
  const isOver = isDone(run)
  const { currentData } = useArtifactsQuery({ place, runId: id, attempt }, { skip: !isOver })
  if (currentData === undefined || currentData.length === 0) return null
  return (
    <Card title={t('details.artifacts')}>
      <ul className={classes['artifacts']}>
        {currentData.map((artifact) => (
          <li key={artifact.id}>
            {artifact.isExpired || url === undefined ? (
              <span>{artifact.name}</span>
            ) : (
              <Link to={`${url}/artifacts/${encodeURIComponent(artifact.id)}`}>
                {artifact.name}
              </Link>
            )}
            <span className={classes['minor']}>{fileSize(artifact.size, i18n.language)}</span>
            <span className={classes['minor']}>
              {artifact.isExpired
                ? t('details.expired')
                : artifact.expiresAt !== undefined && (
                    <Time
                      at={artifact.expiresAt}
                      sentence={(words) => t('details.expires', { words })}
                    />
                  )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
