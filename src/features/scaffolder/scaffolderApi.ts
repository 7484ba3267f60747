// Endpoints of the scaffolder (spec 2 §7). Requests with secrets are not among them: the cache would keep these.

import { encodeParts } from '../../model/encodePath.ts'
import type { EntityRef } from '../../model/entities/entityRef.ts'
import {
  decodeActions,
  decodeExtensions,
  type Action,
  type TemplatingExtensions,
} from '../../model/scaffolder/actions.ts'
import { cleanedAnswer } from '../../model/scaffolder/form/cleanedAnswer.ts'
import {
  decodeParameterSchema,
  type TemplateParameterSchema,
} from '../../model/scaffolder/form/parameterSchema.ts'
import {
  decodeTaskEvents,
  taskEventsPath,
  type EventsQuery,
  type TaskEvent,
} from '../../model/scaffolder/taskEvents.ts'
import {
  decodeTask,
  decodeTasks,
  taskRequestPath,
  tasksRequestPath,
  withoutParameters,
  type Task,
  type TaskPage,
  type TasksQuery,
} from '../../model/scaffolder/tasks.ts'
import { backendApi } from '../backend/backendApi.ts'

const plugin = 'scaffolder'

const schemaPath = ({ namespace, kind, name }: EntityRef): string =>
  `/v2/templates/${encodeParts(namespace, kind, name)}/parameter-schema`

export const scaffolderApi = backendApi
  .enhanceEndpoints({ addTagTypes: ['Task'] })
  .injectEndpoints({
    endpoints: (build) => ({
      /** One page, newest first: `GET /v2/tasks`. */
      tasks: build.query<TaskPage, TasksQuery>({
        extraOptions: { isKept: true },
        query: (query) => ({
          plugin,
          path: tasksRequestPath(query),
          withoutSecrets: cleanedAnswer(withoutParameters),
          decode: decodeTasks,
        }),
        providesTags: ['Task'],
      }),
      /** `GET /v2/tasks/{taskId}`. */
      task: build.query<Task, string>({
        extraOptions: { isKept: true },
        query: (taskId) => ({
          plugin,
          path: taskRequestPath(taskId),
          withoutSecrets: cleanedAnswer(withoutParameters),
          decode: decodeTask,
        }),
        providesTags: ['Task'],
      }),
      /** `GET /v2/tasks/{taskId}/events`: answers when there are newer events, or none after 30 s. */
      taskEvents: build.query<readonly (TaskEvent | null)[], EventsQuery>({
        extraOptions: { isKept: true },
        query: (query) => ({
          // Only the first answer is kept: it has the whole log of a task that has ended.
          mustBeFresh: query.after > 0,
          plugin,
          path: taskEventsPath(query),
          decode: decodeTaskEvents,
          patience: 45_000,
        }),
        keepUnusedDataFor: 0,
      }),
      /** `POST /v2/tasks/{taskId}/cancel`. The task ends a little later, at its next step. */
      cancelTask: build.mutation<null, string>({
        query: (taskId) => ({ plugin, path: `${taskRequestPath(taskId)}/cancel`, method: 'POST' }),
        invalidatesTags: ['Task'],
      }),
      /** `POST /v2/tasks/{taskId}/retry`: continues a task that has ended, without secrets. */
      retryTask: build.mutation<null, string>({
        query: (taskId) => ({
          plugin,
          path: `${taskRequestPath(taskId)}/retry`,
          method: 'POST',
          body: { secrets: {} },
          success: 'any2xx',
        }),
        invalidatesTags: ['Task'],
      }),
      /** `GET /v2/templates/{namespace}/{kind}/{name}/parameter-schema`. */
      parameterSchema: build.query<TemplateParameterSchema, EntityRef>({
        extraOptions: { isKept: true },
        query: (ref) => ({ plugin, path: schemaPath(ref), decode: decodeParameterSchema }),
      }),
      /** `GET /v2/actions`. */
      actions: build.query<readonly Action[], undefined>({
        extraOptions: { isKept: true },
        query: () => ({ plugin, path: '/v2/actions', decode: decodeActions }),
      }),
      /** `GET /v2/templating-extensions`. */
      templatingExtensions: build.query<TemplatingExtensions, undefined>({
        extraOptions: { isKept: true },
        query: () => ({ plugin, path: '/v2/templating-extensions', decode: decodeExtensions }),
      }),
    }),
  })

export const {
  useTasksQuery,
  useTaskQuery,
  useTaskEventsQuery,
  useCancelTaskMutation,
  useRetryTaskMutation,
  useParameterSchemaQuery,
  useActionsQuery,
  useTemplatingExtensionsQuery,
} = scaffolderApi
