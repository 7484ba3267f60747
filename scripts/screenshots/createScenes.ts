// Scenes of templates, their forms and the editor, and of tasks.

import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { failed, loading, withStates, type Scene } from './scene.ts'

const form = '/create/templates/default/document-decision'
const tasksApi = '**/api/scaffolder/v2/tasks**'

interface RecordedTasks {
  readonly tasks: readonly [{ readonly id: string }]
}

const tasksFile = new URL('../../test/fixtures/scaffolder/tasks.json', import.meta.url)
const tasks = JSON.parse(readFileSync(tasksFile, 'utf8')) as RecordedTasks
const [{ id: taskId }] = tasks.tasks

async function withTasks(page: Page): Promise<void> {
  await page.route('**/api/scaffolder/v2/tasks?*', (route) => route.fulfill({ json: tasks }))
  await page.route(`**/api/scaffolder/v2/tasks/${taskId}`, (route) =>
    route.fulfill({ json: tasks.tasks[0] }),
  )
}

const noTasks = (page: Page) =>
  page.route('**/api/scaffolder/v2/tasks?*', (route) =>
    route.fulfill({ json: { tasks: [], totalTasks: 0 } }),
  )

async function fillForm(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Title' }).fill('One front end')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('textbox', { name: 'Context' }).fill('There were two.')
}

/** The template has no fields. */
async function startTask(page: Page, until: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Create' }).click()
  await page.waitForURL(/\/create\/tasks\//)
  await page.getByText(until, { exact: true }).first().waitFor()
}

const taskScenes: readonly Scene[] = [
  { name: 'tasks', path: '/create/tasks' },
  { name: 'tasks-many', path: '/create/tasks', prepare: withTasks },
  {
    name: 'tasks-menu',
    path: '/create/tasks',
    prepare: withTasks,
    act: (page) =>
      page
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click(),
  },
  { name: 'tasks-empty', path: '/create/tasks', prepare: noTasks },
  loading('tasks', '/create/tasks', tasksApi),
  failed('tasks', '/create/tasks', tasksApi),
  { name: 'task', path: `/create/tasks/${taskId}`, prepare: withTasks },
  loading('task', `/create/tasks/${taskId}`, tasksApi),
  failed('task', `/create/tasks/${taskId}`, tasksApi),
  {
    name: 'task-steps-failed',
    path: '/create/templates/default/fail-in-the-third-step',
    act: (page) => startTask(page, 'Failed'),
  },
  {
    name: 'task-running',
    path: '/create/tasks',
    act: (page) => page.getByRole('row').nth(1).getByRole('link').first().click(),
  },
]

export const createScenes: readonly Scene[] = [
  ...withStates('templates', '/create'),
  { name: 'templates-filtered', path: '/create?filters[type]=service&filters[tags]=recommended' },
  { name: 'templates-empty', path: '/create?filters[text]=no-such-template' },
  ...withStates('template-form', form, '**/api/scaffolder/v2/templates/**'),
  {
    name: 'template-form-errors',
    path: form,
    act: (page) => page.getByRole('button', { name: 'Next' }).click(),
  },
  {
    name: 'template-review',
    path: form,
    act: async (page) => {
      await fillForm(page)
      await page.getByRole('button', { name: 'Check', exact: true }).click()
    },
  },
  { name: 'template-missing', path: '/create/templates/default/nowhere' },
  ...taskScenes,
  { name: 'actions', path: '/create/actions' },
  { name: 'actions-search', path: '/create/actions?q=fetch' },
  { name: 'extensions', path: '/create/templating-extensions' },
  { name: 'editor', path: '/create/edit' },
  {
    name: 'editor-template',
    path: '/create/edit',
    act: (page) => page.getByRole('link', { name: 'Service with a README' }).click(),
  },
  { name: 'custom-fields', path: '/create/custom-fields' },
  { name: 'form-preview', path: '/create/template-form' },
]
