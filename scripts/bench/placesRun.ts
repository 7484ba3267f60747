// Documentation, search, an API, the graph, the palette and clusters: until what one came for can be read, and what a page
// of clusters costs while it stays open.

import type { Browser, BrowserContext } from 'playwright-core'
import type { Rate } from './measures.ts'
import { askProbe, catalogPath, newContext, openPage, timeToText } from './openPage.ts'
import { summarize } from './traffic.ts'

interface Place {
  readonly path: string
  /** Pattern of a text that says that it is there. */
  readonly text: string
}

const docs = { path: '/docs/default/component/checkout-service/runbook/', text: '^Start at the' }
const search = {
  path: '/search?query=Turns+a+basket+into+an+order',
  text: 'Start with its documentation',
}
const api = { path: '/catalog/default/api/orders-api/definition', text: '^Places an order$' }
/** A relation of its root, by its name or its title. */
const graph = {
  path: '/catalog-graph?rootEntityRefs[]=component:default/checkout-service&maxDepth=1',
  text: '^(payments-api|Payments API)$',
}
const found = {
  /** In the portal's palette; Backstage has a page instead. */
  box: 'dialog input, #search-bar-text-field',
  name: 'Inventory API',
  /** Its title, which Backstage has in pieces to mark the words, or its description. */
  text: '^Inventory API$|^Availability, reservations',
}
const entityPath = '/catalog/default/component/checkout-service'
/** The number of pods in the header of a cluster, in the portal as in Backstage. */
const clusters = {
  path: `${entityPath}/kubernetes`,
  text: '^\\d+ pods?$',
}
/** Milliseconds for which the clusters stay open. */
const watched = 30_000

async function arriveAt(context: BrowserContext, url: string, place: Place, rate: Rate) {
  const { page, close } = await openPage(context, rate)
  const time = await timeToText(page, url + place.path, place.text)
  await close()
  return time
}

export async function takeDocsRun(browser: Browser, url: string, rate: Rate) {
  const context = await newContext(browser)
  try {
    const arrive = () => arriveAt(context, url, docs, rate)
    return { docsCold: await arrive(), docsWarm: await arrive() }
  } finally {
    await context.close()
  }
}

/** Pages by their address, with a filled HTTP cache, and an entity found by its name from the list. */
export async function takeWarmRun(context: BrowserContext, url: string, rate: Rate) {
  const arrive = async (place: Place) => {
    await arriveAt(context, url, place, 1)
    return arriveAt(context, url, place, rate)
  }
  return {
    search: await arrive(search),
    apiPage: await arrive(api),
    graph: await arrive(graph),
    palette: await findByName(context, url, rate),
  }
}

/** Milliseconds from the pasting of its name until the entity is offered; letter by letter it would be there too early. */
async function findByName(context: BrowserContext, url: string, rate: Rate): Promise<number> {
  const { page, traffic, close } = await openPage(context, rate)
  await page.goto(url + catalogPath)
  const named = { name: /^Search/ }
  const opener = page.getByRole('button', named).or(page.getByRole('link', named)).first()
  await opener.waitFor()
  await traffic.settled()
  await opener.click()
  await page.locator(found.box).click()
  await page.keyboard.insertText(found.name)
  const time = await askProbe(page, (probe, text) => probe.saidSince('input', text), found.text)
  await close()
  return time
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
  await page.goto(url + entityPath)
  const tab = page.locator(`a[href$="${clusters.path}"]`).first()
  await tab.waitFor()
  await traffic.settled()
  // Not with the mouse: Backstage asks in a dialog above it for a sign-in to GitHub.
  await tab.dispatchEvent('click')
  const time = await askProbe(page, (probe, text) => probe.saidSince('click', text), clusters.text)
  await close()
  return time
}
