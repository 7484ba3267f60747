// The filters and the page of the list of tasks, as they are in the URL: `?ownership=all&status=failed&template=…&page=2`.

import { findEntityRef, stringifyEntityRef } from '../entities/entityRef.ts'
import { templatePath, tasksPath } from '../paths.ts'
import { startOverAddress } from '../scaffolder/form/prefill.ts'
import { taskStatuses, type Task, type TasksQuery, type TaskStatus } from '../scaffolder/tasks.ts'

export interface TasksPlace {
  /** Only those of the signed-in user, Backstage's 'owned'. */
  readonly isMine: boolean
  readonly status: TaskStatus | undefined
  /** As `stringifyEntityRef` gives it. */
  readonly template: string | undefined
  /** From 1. */
  readonly page: number
}

/** Tasks of a page; more where the page picks those of a template, for which the backend has no filter. */
const tasksPerPage = 20
const tasksPerPick = 100

export const sizeOf = ({ template }: TasksPlace): number =>
  template === undefined ? tasksPerPage : tasksPerPick

/** Reads `location.search`; never throws. */
export function parseTasksPlace(search: string): TasksPlace {
  const parameters = new URLSearchParams(search)
  const status = taskStatuses.find((one) => one === parameters.get('status'))
  const template = findEntityRef(parameters.get('template') ?? '', { kind: 'template' })
  const page = Number(parameters.get('page'))
  return {
    isMine: parameters.get('ownership') !== 'all',
    status,
    template: template && stringifyEntityRef(template),
    page: Number.isSafeInteger(page) && page > 1 ? Math.min(page, 1_000_000) : 1,
  }
}

export const everyTask: TasksPlace = {
  isMine: false,
  status: undefined,
  template: undefined,
  page: 1,
}

/** The address of a place; defaults are left out. */
export function tasksAddress({ isMine, status, template, page }: TasksPlace): string {
  const parameters = new URLSearchParams({
    ...(!isMine && { ownership: 'all' }),
    ...(status && { status }),
    ...(template !== undefined && { template }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return parameters === '' ? tasksPath : `${tasksPath}?${parameters}`
}

/** Whose tasks are shown is no filter: one of the two is always chosen. */
export const areFiltersSet = ({ status, template }: TasksPlace): boolean =>
  status !== undefined || template !== undefined

/** `userRef` is the signed-in user. */
export const tasksQueryOf = (place: TasksPlace, userRef: string): TasksQuery => ({
  createdBy: place.isMine ? [userRef] : [],
  status: place.status ? [place.status] : [],
  limit: sizeOf(place),
  offset: (place.page - 1) * sizeOf(place),
})

export const templateOf = ({ templateRef = '' }: Task) =>
  findEntityRef(templateRef, { kind: 'template' })

export function isOfTemplate(task: Task, template: string): boolean {
  const ref = templateOf(task)
  return ref !== undefined && stringifyEntityRef(ref) === template
}

/** The template's form, filled with the task's values; undefined if the task names no template. */
export function startOverPath(task: Task): string | undefined {
  const ref = templateOf(task)
  if (!ref) return undefined
  return startOverAddress(templatePath(ref.namespace, ref.name), task.id)
}

/** the error of Backstage's own client. */
export const noIdentity = {
  kind: 'unauthorized',
  name: 'Error',
  message:
    'IdentityApi is not available in the ScaffolderClient, please pass through the IdentityApi to the ScaffolderClient constructor in order to use the listTasks method',
} as const
