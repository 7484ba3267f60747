import { CircleX, Info, TriangleAlert, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CiPlace } from '../../../model/ci/ciHost.ts'
import type { CiAnnotation, CiJob, CiRun } from '../../../model/ci/ciRun.ts'
import { Badge, type BadgeTone } from '../../../ui/badges/Badge.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Link } from '../../../ui/Link.tsx'
import classes from '../Ci.module.css'
import type { JobAnnotation } from '../ciApi.ts'
import { useCiHost } from '../useCiHost.ts'
import { useJobAnnotations } from './useJobAnnotations.ts'

interface JobAnnotationsProps {
  readonly place: CiPlace
  readonly run: CiRun
  readonly jobs: readonly CiJob[]
}

/** The annotations of the jobs that have ended, with links to their lines. */
export function JobAnnotations({ place, run, jobs }: JobAnnotationsProps) {
  const { t } = useTranslation('ci')
  const host = useCiHost(place)
  const data = useJobAnnotations(place, jobs)
  if (data.length === 0) return null
  const nameOf = (id: string) => jobs.find((job) => job.id === id)?.name
  const linkTo = ({ path, line }: JobAnnotation) =>
    host && run.commit && path !== undefined
      ? host.fileUrl(place, run.commit.id, path, line)
      : undefined
  return (
    <Card title={t('details.annotations')}>
      <ul className={classes['annotations']}>
        {data.map((annotation, index) => (
          <AnnotationItem
            // Two jobs, or two lines, may say the same.
            key={index}
            annotation={annotation}
            job={nameOf(annotation.jobId)}
            to={linkTo(annotation)}
          />
        ))}
      </ul>
    </Card>
  )
}

const looks: Readonly<Record<CiAnnotation['level'], readonly [BadgeTone, LucideIcon]>> = {
  failure: ['error', CircleX],
  warning: ['warning', TriangleAlert],
  notice: ['info', Info],
}

interface AnnotationItemProps {
  readonly annotation: JobAnnotation
  readonly job: string | undefined
  readonly to: string | undefined
}

function AnnotationItem({ annotation, job, to }: AnnotationItemProps) {
  const { t } = useTranslation('ci')
  const { level, title, message, path, line } = annotation
  const [tone, Icon] = looks[level]
  const file = path === undefined ? undefined : [path, line].filter(Boolean).join(':')
  return (
    <li>
      <Badge tone={tone} Icon={Icon}>
        {t(`details.level.${level}`)}
      </Badge>
      <div className={classes['annotation']}>
        {title !== undefined && <strong>{title}</strong>}
        <p>{message}</p>
        <span className={classes['minor']}>
          {job}
          {file !== undefined && ' · '}
          {file !== undefined && (to === undefined ? file : <Link to={to}>{file}</Link>)}
        </span>
      </div>
    </li>
  )
}
