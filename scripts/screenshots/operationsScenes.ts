// Scenes of workflow runs and of what runs in clusters.

import type { Page } from 'playwright-core'
import { checkout, signInToGithub, withStates, type Scene } from './scene.ts'

const ci = `${checkout}/ci-cd`
const kubernetes = `${checkout}/kubernetes`
const kubernetesApi = '**/api/kubernetes/**'
const runsApi = '**/actions/runs*'

/** The number of the failed run, as the stand-in numbers it. */
const failedRun = '/catalog/default/component/deploy-runner/ci-cd/4000001'

const openPod = (page: Page) =>
  page.getByRole('table', { name: 'Pods' }).first().getByRole('link').first().click()

export const operationsScenes: readonly Scene[] = [
  { name: 'ci-signed-out', path: ci },
  { name: 'ci', path: ci, act: signInToGithub },
  {
    name: 'ci-cards',
    path: ci,
    act: async (page) => {
      await signInToGithub(page)
      await page.getByRole('radio', { name: 'Cards' }).check()
    },
  },
  {
    name: 'ci-loading',
    path: ci,
    act: async (page) => {
      await page.route(runsApi, () => undefined)
      await signInToGithub(page)
    },
  },
  {
    name: 'ci-failed',
    path: ci,
    act: async (page) => {
      await page.route(runsApi, (route) =>
        route.fulfill({ status: 502, json: { message: 'Server Error' } }),
      )
      await signInToGithub(page)
    },
  },
  {
    name: 'ci-run',
    path: ci,
    act: async (page) => {
      await signInToGithub(page)
      const runs = page.getByRole('table', { name: 'Workflow runs' })
      await runs.getByRole('link', { name: 'CI' }).first().click()
    },
  },
  { name: 'ci-run-failed', path: failedRun, act: signInToGithub },
  {
    name: 'ci-card',
    path: ci,
    act: async (page) => {
      await signInToGithub(page)
      await page.getByRole('link', { name: 'Overview' }).click()
    },
  },
  ...withStates('kubernetes', kubernetes, kubernetesApi),
  {
    name: 'kubernetes-map',
    path: kubernetes,
    act: (page) => page.getByRole('link', { name: 'Map' }).first().click(),
  },
  {
    name: 'kubernetes-help',
    path: kubernetes,
    act: (page) => page.getByRole('main').getByRole('button', { name: /^Help/ }).first().click(),
  },
  { name: 'kubernetes-pod', path: kubernetes, act: openPod },
  ...withStates('clusters', '/kubernetes', kubernetesApi),
]
