// Scenes of documentation, forms and tasks of templates, workflow runs and Kubernetes.

import type { Page } from 'playwright-core'
import { alice } from '../../test/servers/identityProvider/people.ts'
import { fails, never, type Scene } from './scene.ts'

const checkout = '/catalog/default/component/checkout-service'
const form = '/create/templates/default/document-decision'

async function signInToGithub(page: Page): Promise<void> {
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Sign in to GitHub' }).first().click()
  await (await opened).getByRole('button', { name: alice.displayName }).click()
}

async function fillForm(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Title' }).fill('One front end')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('textbox', { name: 'Context' }).fill('There were two.')
}

/** The template has no fields. */
async function startTask(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Create' }).click()
  await page.waitForURL(/\/create\/tasks\//)
  await page.getByText('Failed', { exact: true }).first().waitFor()
}

const docsApi = '**/api/techdocs/**'

export const pluginScenes: readonly Scene[] = [
  { name: 'docs', path: '/docs' },
  { name: 'docs-page', path: '/docs/default/component/checkout-service' },
  { name: 'docs-match', path: '/docs/default/component/checkout-service?h=basket' },
  {
    name: 'docs-page-loading',
    path: '/docs/default/component/checkout-service',
    prepare: (page) => page.route(docsApi, never),
    isLoading: true,
  },
  {
    name: 'docs-page-failed',
    path: '/docs/default/component/checkout-service',
    prepare: (page) => page.route(docsApi, fails),
  },
  { name: 'docs-page-missing', path: '/docs/default/component/checkout-service/nowhere' },
  { name: 'template-form', path: form },
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
      await page.getByRole('button', { name: 'Check' }).click()
    },
  },
  { name: 'template-missing', path: '/create/templates/default/nowhere' },
  {
    name: 'task-failed',
    path: '/create/templates/default/fail-in-the-third-step',
    act: startTask,
  },
  { name: 'editor', path: '/create/edit' },
  {
    name: 'editor-template',
    path: '/create/edit',
    act: (page) => page.getByRole('link', { name: 'Service with a README' }).click(),
  },
  { name: 'custom-fields', path: '/create/custom-fields' },
  { name: 'form-preview', path: '/create/template-form' },
  { name: 'ci-signed-out', path: `${checkout}/ci-cd` },
  { name: 'ci', path: `${checkout}/ci-cd`, act: signInToGithub },
  {
    name: 'ci-run',
    path: `${checkout}/ci-cd`,
    act: async (page) => {
      await signInToGithub(page)
      const runs = page.getByRole('table', { name: 'Workflow runs' })
      await runs.getByRole('link', { name: 'CI' }).first().click()
    },
  },
  { name: 'kubernetes', path: `${checkout}/kubernetes` },
  {
    name: 'kubernetes-help',
    path: `${checkout}/kubernetes`,
    act: (page) => page.getByRole('button', { name: /^Help/ }).first().click(),
  },
  {
    name: 'kubernetes-pod',
    path: `${checkout}/kubernetes`,
    act: (page) =>
      page.getByRole('table', { name: 'Pods' }).first().getByRole('link').first().click(),
  },
  {
    name: 'kubernetes-loading',
    path: `${checkout}/kubernetes`,
    prepare: (page) => page.route('**/api/kubernetes/**', never),
    isLoading: true,
  },
  {
    name: 'kubernetes-failed',
    path: `${checkout}/kubernetes`,
    prepare: (page) => page.route('**/api/kubernetes/**', fails),
  },
]
