import { useTranslation } from 'react-i18next'
import { isDone, type CiRun } from '../../../model/ci/ciRun.ts'
import { encodePart } from '../../../model/encodePath.ts'
import { Text } from '../../../ui/layout/Text.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Duration } from '../../../ui/time/Duration.tsx'
import classes from '../Ci.module.css'
import { useTabPath } from './useTabPath.ts'

interface RunProps {
  readonly run: CiRun
}

/** The workflow with the number of the run, which leads to its page. */
export function RunLink({ run: { id, name, number } }: RunProps) {
  const { t } = useTranslation('ci')
  const tab = useTabPath()
  return (
    <>
      <Link className={classes['name']} to={`${tab}/${encodePart(id)}`}>
        {name}
      </Link>
      {number !== undefined && (
        <span className={classes['minor']}>{t('run', { number: String(number) })}</span>
      )}
    </>
  )
}

/** The first line of a commit's message, and who wrote it. */
export function CommitText({ run: { commit, title } }: RunProps) {
  const { t } = useTranslation('ci')
  const [subject = ''] = (commit?.message ?? title ?? '').split('\n')
  return (
    <>
      <Text as="span" lines={2} title={subject}>
        {subject}
      </Text>
      {commit && (
        <span className={classes['minor']}>
          <code>{commit.id.slice(0, 7)}</code>
          {commit.author && ` ${t('author', { name: commit.author.name })}`}
        </span>
      )}
    </>
  )
}

/** Counts while the run goes on. */
export function RunDuration({ run }: RunProps) {
  const { startedAt, updatedAt } = run
  if (startedAt === undefined) return null
  if (!isDone(run)) return <Duration from={startedAt} />
  return updatedAt === undefined ? null : <Duration from={startedAt} to={updatedAt} />
}
