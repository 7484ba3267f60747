import { useTranslation } from 'react-i18next'
import { taskOutput } from '../../model/tasks/taskOutput.ts'
import { Card } from '../../ui/Card.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { LazyMarkdown } from '../../ui/LazyMarkdown.tsx'
import { Link } from '../../ui/Link.tsx'
import { LinkMark } from '../../ui/LinkMark.tsx'
import { OutputEntity } from './OutputEntity.tsx'
import classes from './TaskOutput.module.css'
import { useTaskLog } from './useTaskLog.ts'

/** Links and texts of a task that has completed; nothing if there are none. */
export function TaskOutput({ taskId }: { readonly taskId: string }) {
  const { t } = useTranslation('tasks')
  const completion = useTaskLog(taskId)?.events.completion
  if (!completion?.output) return null
  const { links, texts } = taskOutput(completion.output)
  if (links.length === 0 && texts.length === 0) return null
  return (
    <Card title={t('output')}>
      {links.length > 0 && (
        <Stack as="ul" gap="xs" className={classes['links']}>
          {links.map(({ title, url, entityRef, icon }, index) => (
            <li key={index}>
              <LinkMark icon={icon ?? (entityRef === undefined ? undefined : 'catalog')} />
              {entityRef === undefined ? (
                <span>
                  <Link to={url ?? ''}>{title ?? url}</Link>
                </span>
              ) : (
                <OutputEntity text={entityRef} title={title} />
              )}
            </li>
          ))}
        </Stack>
      )}
      {texts.map(({ title, content }, index) => (
        <section key={index}>
          {title !== undefined && <h3 className={classes['title']}>{title}</h3>}
          <LazyMarkdown text={content} plain={<p>{content}</p>} />
        </section>
      ))}
    </Card>
  )
}
