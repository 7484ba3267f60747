import { useTranslation } from 'react-i18next'
import { humanizeEntityRef } from '../../model/entities/entityRef.ts'
import type { Task } from '../../model/scaffolder/tasks.ts'
import { templateOf } from '../../model/tasks/tasksPlace.ts'

/** The title of the task's template at its start, else its ref. */
export function useTaskName(task: Task): string {
  const { t } = useTranslation('tasks')
  const ref = templateOf(task)
  return task.templateTitle ?? (ref ? humanizeEntityRef(ref, 'template') : t('noTemplate'))
}
