// A task with its parameters (spec 2 §7). These may be passwords, so they are masked by the template's schema before anything
// else sees the answer.

import { findEntityRef } from '../../model/entities/entityRef.ts'
import { cleanedAnswer } from '../../model/scaffolder/form/cleanedAnswer.ts'
import { sealedAsLost, type MarkedStep } from '../../model/scaffolder/form/formSecrets.ts'
import { withoutNamedSecrets } from '../../model/scaffolder/form/inputRows.ts'
import { markedSchema } from '../../model/scaffolder/form/markedSchema.ts'
import {
  decodeTaskOrigin,
  templateOfTask,
  type TaskOrigin,
} from '../../model/scaffolder/taskOrigin.ts'
import { taskRequestPath, withParameters } from '../../model/scaffolder/tasks.ts'
import { scaffolderApi } from './scaffolderApi.ts'

export const taskOriginApi = scaffolderApi.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /v2/tasks/{taskId}`, with what a form needs that starts the task over. */
    taskOrigin: build.query<TaskOrigin, string>({
      extraOptions: { isKept: true },
      queryFn: async (taskId, { dispatch }, _options, ask) => {
        /** Undefined if the template is gone, or cannot be asked for now. */
        const stepsOf = async (templateRef: string | undefined) => {
          const template = findEntityRef(templateRef ?? '')
          if (!template) return undefined
          const { parameterSchema } = scaffolderApi.endpoints
          const { data } = await dispatch(parameterSchema.initiate(template, { subscribe: false }))
          return data?.steps.map(({ schema }): MarkedStep => ({ marked: markedSchema(schema) }))
        }
        const answer = await ask({
          plugin: 'scaffolder',
          path: taskRequestPath(taskId),
          keptAs: 'origin',
          withoutSecrets: cleanedAnswer(async (task) => {
            const steps = await stepsOf(templateOfTask(task))
            return withParameters(task, (values) =>
              steps ? sealedAsLost(steps, values) : withoutNamedSecrets(values),
            )
          }),
          decode: decodeTaskOrigin,
        })
        return answer.error ? { error: answer.error } : { data: answer.data as TaskOrigin }
      },
    }),
  }),
})

export const { useTaskOriginQuery } = taskOriginApi
