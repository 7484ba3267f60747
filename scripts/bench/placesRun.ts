// Documentation, search and clusters: until what one came for can be read, and what a page of clusters costs while it
// stays open.

import type { Browser, BrowserContext } from 'playwright-core'
import type { Rate } from './measures.ts'
import { askProbe, newContext, openPage, timeToText } from './openPage.ts'
import { summarize } from './traffic.ts'

const docs = { path: '/docs/default/component/checkout-service/runbook/', text: '^Start at the' }
const search = {
  path: '/search?query=Turns+a+basket+into+an+order',
  text: 'Start with its documentation',
}
/** The number of pods in the header of a cluster, in the portal as in Backstage. */
const clusters = {
  entity: '/catalog/default/component/checkout-service',
  path: '/catalog/default/component/checkout-service/kubernetes',
  text: '^\\d+ pods?$',
}
/** Milliseconds for which the clusters stay open. */
const watched = 30_000

export async function takeDocsRun(browser: Browser, url: string, rate: Rate) {
  const context = await newContext(browser)
  try {
    const arrive = async () => {
      const { page, close } = await openPage(context, rate)
      const time = await timeToText(page, url + docs.path, docs.text)
      await close()
      return time
    }
    return { docsCold: await arrive(), docsWarm: await arrive() }
  } finally {
    await context.close()
  }
}

export async function takeSearchRun(context: BrowserContext, url: string, rate: Rate) {
  const address = url + search.path
  // Fills the HTTP cache.
  const first = await openPage(context, 1)
  await timeToText(first.page, address, search.text)
  await first.close()
  const { page, close } = await openPage(context, rate)
  const time = await timeToText(page, address, search.text)
  await close()
  return { search: time }
}

export async function takeClustersRun(browser: Browser, url: string, rate: Rate) {
  const context = await newContext(browser)
  const address = url + clusters.path
  try {
    const first = await openPage(context, 1)
    await timeToText(first.page, address, clusters.text)
    await first.traffic.settled()
    const kubernetesScripts = summarize(first.traffic.requests(), Infinity).scriptBytes
    await first.close()
    const { page, traffic, heap, close } = await openPage(context, rate)
    const kubernetes = await timeToText(page, address, clusters.text)
    await traffic.settled()
    const before = traffic.requests().length
    await page.waitForTimeout(watched)
    const sent = traffic.requests().slice(before)
    const heapKubernetes = await heap()
    await close()
    const kubernetesTab = await openClustersTab(context, url, rate)
    return {
      times: { kubernetes, kubernetesTab },
      amounts: {
        kubernetesRequests: summarize(sent, Infinity).requests,
        kubernetesScripts,
        heapKubernetes,
      },
    }
  } finally {
    await context.close()
  }
}

/** Milliseconds from the click, once the entity's page is at rest. */
async function openClustersTab(context: BrowserContext, url: string, rate: Rate): Promise<number> {
  const { page, traffic, close } = await openPage(context, rate)
  await page.goto(url + clusters.entity)
  const tab = page.locator(`a[href$="${clusters.path}"]`).first()
  await tab.waitFor()
  await traffic.settled()
  // Not with the mouse: Backstage asks in a dialog above it for a sign-in to GitHub.
  await tab.dispatchEvent('click')
  const time = await askProbe(page, (probe, text) => probe.saidSinceClick(text), clusters.text)
  await close()
  return time
}
