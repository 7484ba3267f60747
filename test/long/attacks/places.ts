// Places of the portal that ask the backend, and what is opened or pressed there so that they ask more.

import type { Page } from 'playwright-core'

export interface Place {
  readonly at: string
  /** Fails where the answers that came first are spoiled. */
  readonly open?: (page: Page) => Promise<unknown>
}

interface Known {
  readonly taskId: string
  readonly failedTaskId: string
  readonly podName: string
}

/** Milliseconds that something may take to appear. */
const timeout = 3_000

type Name = string | RegExp
const press = (page: Page, name: Name) =>
  page.getByRole('button', { name }).first().click({ timeout })
const fill = (page: Page, name: Name, text: string) =>
  page.getByLabel(name).first().fill(text, { timeout })

async function chooseAction(page: Page, name: string): Promise<void> {
  await press(page, 'Entity actions')
  await page.getByRole('menuitem', { name }).click({ timeout })
}

const checkout = '/catalog/default/component/checkout-service'
const objects = `${checkout}/kubernetes`

export const placesOf = ({ taskId, failedTaskId, podName }: Known): readonly Place[] => [
  ...[
    '/catalog',
    '/catalog?filters[error]=true',
    '/catalog?filters[orphan]=true',
    ...['', '/docs', '/ci-cd', '/kubernetes'].map((tab) => checkout + tab),
    ...['overview', 'ancestry', 'colocated', 'json'].map((tab) => `${checkout}?inspect=${tab}`),
    '/catalog/default/group/payments-team',
    '/catalog/default/user/amelie.dubois',
    '/catalog/default/system/payments',
    '/catalog/default/api/payments-api/definition',
    '/catalog-graph?rootEntityRefs[]=component:default/checkout-service',
    '/create',
    '/create/templates/default/new-service',
    '/create/templates/default/new-repository',
    '/create/tasks',
    `/create/tasks/${taskId}`,
    `/create/tasks/${failedTaskId}`,
    `/create/templates/default/log-ten-lines?from=${taskId}`,
    '/create/actions',
    '/create/templating-extensions',
    '/docs',
    '/docs/default/component/checkout-service/',
    '/search?query=checkout',
    '/search?query=checkout&types[]=software-catalog',
    '/settings',
    '/api-docs',
    '/catalog-unprocessed-entities',
    `${objects}?object=production~Pod~shop~${podName}`,
    `${objects}?object=production~Deployment~shop~checkout-service&logs=*`,
    `${objects}?object=production~Rollout~shop~checkout-canary`,
  ].map((at) => ({ at })),
  {
    at: '/catalog',
    open: async (page) => {
      await press(page, 'Export')
      await page.getByRole('dialog').getByRole('button', { name: 'Export' }).click({ timeout })
    },
  },
  { at: '/catalog', open: (page) => press(page, /^Star /) },
  {
    at: '/settings',
    open: async (page) => {
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog').getByRole('combobox').fill('checkout', { timeout })
    },
  },
  { at: checkout, open: (page) => press(page, 'Schedule entity refresh') },
  { at: checkout, open: (page) => chooseAction(page, 'Unregister entity') },
  {
    at: checkout,
    open: async (page) => {
      await chooseAction(page, 'Unregister entity')
      await page.getByRole('dialog').getByRole('button').last().click({ timeout })
    },
  },
  {
    at: '/catalog-import',
    open: async (page) => {
      await fill(page, 'One URL per line', 'https://github.com/larkspur/gift-registry')
      await press(page, /^Analyze/)
    },
  },
  {
    at: '/catalog-import',
    open: async (page) => {
      await fill(page, 'One URL per line', 'https://example.org/catalog-info.yaml')
      await press(page, /^Analyze/)
    },
  },
  { at: `/create/tasks/${failedTaskId}`, open: (page) => press(page, 'Retry') },
  {
    at: '/create/templates/default/log-ten-lines',
    open: async (page) => {
      // A form without fields begins with its review.
      await press(page, /^(?:Next|Check|Review)/).catch(() => undefined)
      await press(page, /^(?:Create|Start|Write|Run)/)
    },
  },
  {
    at: `${objects}?object=production~Pod~shop~${podName}`,
    open: async (page) => {
      await press(page, /Delete pod/i)
      await page
        .getByRole('dialog')
        .last()
        .getByRole('button', { name: /Delete/ })
        .click({ timeout })
    },
  },
]
