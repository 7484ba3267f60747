// Sends the first screen's requests before the application is evaluated: the session of a remembered guest, then the
// first rows or the entity of the URL. The application takes the answers by URL, and handles any failure itself. Rows
// that come before it are drawn into the loading screen.

import { drawFirstRows } from './earlyRows.ts'
import { activeFilters } from './model/catalog/activeFilters.ts'
import { firstLook } from './model/catalog/firstLook.ts'
import type { IndexQuery } from './model/catalog/indexQuery.ts'
import { pageQuestionOf, type PageQuestion } from './model/catalog/pageQuestion.ts'
import { ConfigReader } from './model/config/configReader.ts'
import { pluginBaseUrl } from './model/config/discovery.ts'
import { injectedConfigType, parseInjectedConfig } from './model/config/injectedConfig.ts'
import { readPortalAddresses } from './model/config/portalAddresses.ts'
import { docsPagePath, docsPlaceOf } from './model/docs/docsPlace.ts'
import { decodePage } from './model/entities/answers.ts'
import { entitiesQueryPath, entityByNamePath } from './model/entities/catalogPaths.ts'
import { keptKey } from './model/offline/keptContent.ts'
import { keptOwner, openKeptDatabase, readAnswer } from './model/offline/keptDatabase.ts'
import { basePathOf } from './model/paths.ts'
import { readDensity } from './model/preferences/density.ts'
import { parseKept } from './model/preferences/keptText.ts'
import { densityPlace, localKey, ownerKey } from './model/preferences/places.ts'
import { builtThemes, themeStorageKey } from './model/preferences/themes.ts'
import {
  guestSessionRequest,
  guestSessionUrl,
  rememberedProviderKey,
  tokenOfAnswer,
  userOfAnswer,
} from './model/session/guestSession.ts'
import { guestMethod } from './model/session/person.ts'
import { scrubbedAddress } from './model/session/scrubbedAddress.ts'
import { positionIn, readPositions, scrollStorageKey } from './model/shell/scrollPositions.ts'
import { trustedPolicy, trustedScriptUrl } from './model/trustedTypes.ts'

// The bundler's runtime would make a policy of the same name, which admits every address.
if (typeof __webpack_require__ !== 'undefined') __webpack_require__.tt = trustedPolicy

const answers = new Map<string, Promise<Response>>()
let areRowsDrawn = false
let answered: PageQuestion | undefined

/** Milliseconds for which an unused answer may still be shown. */
const freshFor = 20_000

export const early = {
  /** Returns each answer once. */
  take: (url: string): Promise<Response> | undefined => {
    const answer = answers.get(url)
    answers.delete(url)
    return answer
  },
  /** Whether rows are on the loading screen. */
  areRowsDrawn: () => areRowsDrawn,
  /** The first screen's question, once its answer has arrived or rows of an earlier visit are drawn. */
  answered: () => answered,
}

function sendEarly(url: string, init: RequestInit): Promise<Response> {
  const answer = fetch(url, init)
  answers.set(url, answer)
  setTimeout(() => answers.delete(url), freshFor)
  return answer
}

const contentOf = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''

const filesNamed = (name: string): readonly string[] => contentOf(name).split(' ').filter(Boolean)

/** As `config/pageChunks.ts` names them for this path. */
function pageFiles(path: string): readonly string[] {
  for (const page of contentOf('portico-page-files').split('|')) {
    const [start, ...files] = page.split(' ')
    if (start && new RegExp(`^${start}`).test(path)) return files
  }
  return []
}

/** Preloads chunks of the page, which are otherwise requested only once the router runs. */
function preload(files: readonly string[]): void {
  for (const href of files) {
    const as = href.endsWith('.css') ? 'style' : 'script'
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', as, href }),
    )
  }
}

const requestOf = (question: PageQuestion): string =>
  question.kind === 'rows' ? entitiesQueryPath(question.query) : entityByNamePath(question.ref)

/** The file of a documentation's page. */
function docsRequest(path: string): string | undefined {
  const place = docsPlaceOf(path)
  return place && docsPagePath(place.ref, place.page)
}

/** The saved scroll position of this history entry, in pixels from the top. */
function savedScroll(pathname: string): number {
  const { key = 'default' } = (history.state ?? {}) as { readonly key?: string }
  const positions = readPositions(sessionStorage.getItem(scrollStorageKey))
  return positionIn(positions, { key, pathname })
}

/** Resolves when the style sheets among these files are applied. */
async function applyStyles(files: readonly string[]): Promise<void> {
  const links = files
    .filter((href) => href.endsWith('.css'))
    .map((href) => Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
  const applied = links.map(
    (link) =>
      new Promise((resolve, reject) => {
        link.addEventListener('load', resolve)
        link.addEventListener('error', reject)
      }),
  )
  document.head.append(...links)
  await Promise.all(applied)
}

/** Resolves after the next frame, so that the application does not keep it waiting. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })

interface FirstPage {
  readonly query: IndexQuery
  /** Below the portal's base path. */
  readonly path: string
  readonly base: string
}

interface Rows {
  /** An answer with a page of the index. */
  readonly json: unknown
  /** When it was received, if at an earlier visit; in milliseconds since epoch. */
  readonly keptAt?: number
  /** Undefined if the session does not say it. */
  readonly user: string | undefined
}

let catalogStyles: Promise<void> | undefined
let areNewRowsDrawn = false

/**
 * Draws the rows as the page will, unless the page shows filters above them or scrolls. False if nothing is drawn, also
 * if something is in the way.
 */
async function drawRows(
  { query, path, base }: FirstPage,
  rows: () => Promise<Rows | undefined>,
): Promise<boolean> {
  if (savedScroll(path) > 0 || activeFilters(query).length > 0) return false
  catalogStyles ??= applyStyles(filesNamed('portico-catalog-files'))
  const found = await rows()
  if (!found) return false
  const { json, keptAt, user } = found
  const { items } = decodePage(json)
  // The first user of a browser takes over what is in it.
  const owner = localStorage.getItem(ownerKey) ?? user ?? null
  const look = firstLook(query, {
    kept: (kept, format) => {
      const key = localKey(kept, owner, user ?? null)
      return parseKept(localStorage.getItem(key), key, format)
    },
    matches: (media) => matchMedia(media).matches,
  })
  await catalogStyles
  if (items.length === 0 || areNewRowsDrawn) return false
  areNewRowsDrawn = keptAt === undefined
  drawFirstRows({ ...look, entities: items, text: query.text, base, keptAt })
  areRowsDrawn = true
  await painted()
  return true
}

/** False if it fails: the application then draws the rows, or says what failed. */
const tryToDraw = (page: FirstPage, rows: () => Promise<Rows | undefined>): Promise<boolean> =>
  drawRows(page, rows).catch(() => false)

/** The rows of the last visit, if they are of the same person as far as this page can know. */
async function keptRows(url: string): Promise<Rows | undefined> {
  const build = contentOf('portico-version')
  const database = await openKeptDatabase()
  try {
    const person = build === '' ? null : await keptOwner(database, build)
    if (person?.method !== guestMethod) return undefined
    const user = person.identity.userEntityRef
    const kept = await readAnswer(database, keptKey('GET', url), { ref: user, build })
    return kept ? { json: JSON.parse(kept.text), keptAt: kept.at, user } : undefined
  } finally {
    database.close()
  }
}

let rowsDrawn: Promise<void> = Promise.resolve()

/** Resolves when all requests are sent. */
async function sendFirstRequests(): Promise<void> {
  const injected = document.querySelector(`script[type="${injectedConfigType}"]`)?.textContent
  const provider = localStorage.getItem(rememberedProviderKey)
  if (provider === null) preload(pageFiles('sign-in'))
  if (injected === undefined || provider === null) return
  const reader = new ConfigReader(parseInjectedConfig(injected))
  const config = readPortalAddresses(reader)
  const base = basePathOf(config.appBaseUrl)
  const path = location.pathname.slice(base.length) || '/'
  preload(pageFiles(path))
  if (provider !== guestMethod) return
  const session = sendEarly(guestSessionUrl(config), guestSessionRequest)
  const question = pageQuestionOf(path, location.search)
  const docs = reader.getOptionalString('techdocs.storageUrl') ? undefined : docsRequest(path)
  const [plugin, request] = question ? ['catalog', requestOf(question)] : ['techdocs', docs]
  if (request === undefined) return
  if (question) preload(filesNamed('portico-catalog-files'))
  if (question?.kind === 'entity') preload(filesNamed('portico-entity-files'))
  const url = pluginBaseUrl(config.discovery, plugin) + request
  const rows = question?.kind === 'rows' && { query: question.index, path, base }
  const keptDrawn = rows && tryToDraw(rows, () => keptRows(url))
  // The application waits for what replaces them.
  if (keptDrawn) void keptDrawn.then((isDrawn) => isDrawn && (answered ??= question))
  const json: unknown = await (await session).clone().json()
  const token = tokenOfAnswer(json)
  if (token === undefined) return
  const page = sendEarly(url, {
    headers: { authorization: `Bearer ${token}` },
  })
  page.then(
    () => (answered = question),
    () => undefined,
  )
  if (!rows) return
  const newDrawn = tryToDraw(rows, async () => {
    const response = await page
    if (!response.ok) return undefined
    return { json: await response.clone().json(), user: userOfAnswer(json) }
  })
  rowsDrawn = (async () => {
    if (!(await keptDrawn)) await newDrawn
  })()
}

/** Applies the chosen theme and density before the first paint. */
function applyLook(): void {
  const chosen = localStorage.getItem(themeStorageKey)
  const theme = builtThemes.find(({ id }) => id === chosen)
  if (theme) document.documentElement.dataset['theme'] = theme.variant
  const density = readDensity(localStorage.getItem(densityPlace.key))
  if (density) document.documentElement.dataset['density'] = density
}

const scrubbed = scrubbedAddress(location.href)
if (scrubbed !== null) history.replaceState(history.state, '', scrubbed)

try {
  applyLook()
} catch {
  // Without storage the defaults are used.
}

/**
 * Milliseconds to wait for the session while the application downloads: its evaluation would block
 * the request for the first rows.
 */
const headStart = 250

/** Milliseconds to wait for the first rows, for the same reason. */
const rowsHeadStart = 350

/** Replaces the loading screen with an error. */
function showMissing(src: string): void {
  const [loading, failure] = document.getElementById('root')?.children ?? []
  loading?.remove()
  failure?.removeAttribute('hidden')
  failure?.querySelector('p')?.append(` ${src}`)
  failure?.querySelector('button')?.addEventListener('click', () => {
    location.reload()
  })
}

/** Runs the scripts in order, as static script tags would. */
function runApplication(): void {
  for (const src of filesNamed('portico-scripts')) {
    const script = document.createElement('script')
    script.src = trustedScriptUrl(src)
    script.async = false
    script.addEventListener('error', () => {
      showMissing(src)
    })
    document.head.append(script)
  }
}

const within = (milliseconds: number, work: Promise<void>): Promise<void> =>
  Promise.race([
    work.catch(() => undefined),
    new Promise<void>((resolve) => setTimeout(resolve, milliseconds)),
  ])

async function start(): Promise<void> {
  await within(headStart, sendFirstRequests())
  await within(rowsHeadStart, rowsDrawn)
  runApplication()
}

void start()
