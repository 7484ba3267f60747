import { useTranslation } from 'react-i18next'
import { taskOutput } from '../../../model/scaffolder/taskOutput.ts'
import { Card } from '../../../ui/Card.tsx'
import { LazyMarkdown } from '../../../ui/LazyMarkdown.tsx'
import { Link } from '../../../ui/Link.tsx'
import { EntityRefLink } from '../../entities/EntityRefLink.tsx'
import classes from './TaskPage.module.css'
import { useTaskLog } from './useTaskLog.ts'

/** Links and texts of a task that has completed; nothing if there are none. */
export function TaskOutput({ taskId }: { readonly taskId: string }) {
  const { t } = useTranslation('scaffolder')
  const output = useTaskLog(taskId)?.events.completion?.output
  if (!output) return null
  const { links, texts } = taskOutput(output)
  if (links.length === 0 && texts.length === 0) return null
  return (
    <Card title={t('tasks.output')}>
      {links.length > 0 && (
        <ul className={classes['links']}>
          {links.map(({ title, url, entityRef }, index) => (
            <li key={index}>
              {entityRef === undefined ? (
                <Link to={url ?? ''}>{title ?? url}</Link>
              ) : (
                <>
                  {title !== undefined && <span>{title}: </span>}
                  <EntityRefLink text={entityRef} kind="component" />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {texts.map(({ title, content }, index) => (
        <section key={index}>
          {title !== undefined && <h3 className={classes['outputTitle']}>{title}</h3>}
          <LazyMarkdown text={content} plain={<p>{content}</p>} />
        </section>
      ))}
    </Card>
  )
}
