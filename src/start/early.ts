// Sends the first screen's requests before the application is evaluated: the session of a remembered guest, then the
// first rows, the entity of the URL, or what the user owns. The application takes the answers by URL, and handles any failure itself. What
// comes before it is drawn into the loading screen.

import { activeFilters } from '../model/catalog/activeFilters.ts'
import { firstLook } from '../model/catalog/firstLook.ts'
import { catalogPlace, indexPlaceOf } from '../model/catalog/indexPlaces.ts'
import { indexTitle } from '../model/catalog/indexTitles.ts'
import { ConfigReader } from '../model/config/configReader.ts'
import { pluginBaseUrl } from '../model/config/discovery.ts'
import { injectedConfigType, parseInjectedConfig } from '../model/config/injectedConfig.ts'
import { readOrganization, readPortalAddresses } from '../model/config/portalAddresses.ts'
import { readLanguages } from '../model/config/readLanguages.ts'
import { docsPagePath } from '../model/docs/docsPlace.ts'
import { decodeEntity, decodePage } from '../model/entities/answers.ts'
import { entitiesQueryPath, entityByNamePath, longestPath } from '../model/entities/catalogPaths.ts'
import { kubernetesTab } from '../model/kubernetes/objectsRequest.ts'
import { languageFor } from '../model/languages.ts'
import { keptKey } from '../model/offline/keptContent.ts'
import { keptOwner, openKeptDatabase, readAnswer } from '../model/offline/keptDatabase.ts'
import { basePathOf, entityTabOfPath, startPath } from '../model/paths.ts'
import { readDensity } from '../model/preferences/density.ts'
import { parseKept, type KeptFormat } from '../model/preferences/keptText.ts'
import {
  densityPlace,
  languagePlace,
  localKey,
  ownerKey,
  sidebarPlace,
  startLayoutPlace,
  type Place,
} from '../model/preferences/places.ts'
import { builtThemes, themeStorageKey } from '../model/preferences/themes.ts'
import {
  guestSessionRequest,
  guestSessionUrl,
  ownersOfAnswer,
  rememberedProviderKey,
  tokenOfAnswer,
  userOfAnswer,
} from '../model/session/guestSession.ts'
import { guestMethod } from '../model/session/person.ts'
import { scrubbedAddress } from '../model/session/scrubbedAddress.ts'
import { positionIn, readPositions, scrollStorageKey } from '../model/shell/scrollPositions.ts'
import { ownedRequest } from '../model/start/ownedRequest.ts'
import { pageQuestionOf, type PageQuestion } from '../model/start/pageQuestion.ts'
import { trustedPolicy, trustedScriptUrl } from '../model/trustedTypes.ts'
import { drawFirstRows } from './rows.ts'

// The bundler's runtime would make a policy of the same name, which admits every address. In development it evaluates
// modules that are strings.
if (!PORTICO_DEVELOPMENT && typeof __webpack_require__ !== 'undefined')
  __webpack_require__.tt = trustedPolicy

const answers = new Map<string, Promise<Response>>()
/** URLs that the application requested first, on a slow machine. This script does not request them again. */
const missed = new Set<string>()
let isContentDrawn = false
let answered: PageQuestion | undefined

/** Milliseconds for which an unused answer may still be shown; later, this script has sent all its requests. */
const freshFor = 20_000

export const early = {
  /** Returns each answer once. */
  take: (url: string): Promise<Response> | undefined => {
    const answer = answers.get(url)
    if (!answers.delete(url) && performance.now() < freshFor) missed.add(url)
    return answer
  },
  /** Whether rows, an entity, tiles or documentation are on the loading screen. */
  isContentDrawn: () => isContentDrawn,
  /** The first screen's question, once its answer has arrived or that of an earlier visit is drawn. */
  answered: () => answered,
}

function offer(url: string, answer: Promise<Response>): void {
  // A failure concerns nobody if the application does not ask for the answer.
  answer.catch(() => undefined)
  answers.set(url, answer)
  setTimeout(() => answers.delete(url), freshFor)
}

function sendEarly(url: string, init: RequestInit): Promise<Response> {
  const answer = fetch(url, init)
  offer(url, answer)
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

/** Undefined for nobody's tiles, or if it is too long for an address: the application asks in another way. */
function requestOf(question: PageQuestion): string | undefined {
  if (question.kind === 'entity') return entityByNamePath(question.ref)
  if (question.kind === 'docs') return docsPagePath(question.ref, question.page)
  if (question.kind === 'tiles' && question.owners.length === 0) return undefined
  const query = question.kind === 'rows' ? question.query : ownedRequest(question.owners)
  const path = entitiesQueryPath(query)
  return path.length <= longestPath ? path : undefined
}

/** Chunks of the page that shows its answer. */
const filesOf = ({ question: { kind }, path }: FirstPage): readonly string[] =>
  kind === 'tiles' || kind === 'docs'
    ? pageFiles(path)
    : [
        ...filesNamed('portico-catalog-files'),
        ...(kind === 'entity' ? filesNamed('portico-entity-files') : []),
      ]

/** What draws anything but rows: not part of the first load of the catalog. */
const loadEntity = () => import(/* webpackChunkName: "early-entity" */ './entity.ts')
const loadTiles = () => import(/* webpackChunkName: "early-tiles" */ './tiles.ts')
const loadDocs = () => import(/* webpackChunkName: "early-docs" */ './docs.ts')

function beginLoading({ kind }: PageQuestion): void {
  if (kind === 'rows') return
  const load = { entity: loadEntity, tiles: loadTiles, docs: loadDocs }[kind]
  load().catch(() => undefined)
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
  /** As the address alone has it. */
  readonly question: PageQuestion
  /** Below the portal's base path. */
  readonly path: string
  readonly base: string
  /** URL of the backend that is asked. */
  readonly backend: string
  readonly reader: ConfigReader
}

interface Answer {
  readonly question: PageQuestion
  readonly text: string
  /** When it was received, if at an earlier visit; in milliseconds since epoch. */
  readonly keptAt?: number
  /** Undefined if the session does not say it. */
  readonly user: string | undefined
}

/** Reads preferences as the application does. */
function preferencesOf(user: string | undefined) {
  // The first user of a browser takes over what is in it.
  const owner = localStorage.getItem(ownerKey) ?? user ?? null
  return (place: Place, format: KeptFormat): unknown => {
    const key = localKey(place, owner, user ?? null)
    return parseKept(localStorage.getItem(key), key, format)
  }
}

/** Resolves with what draws an answer as the page will; undefined if there is nothing to draw. */
async function drawingOf(page: FirstPage, answer: Answer): Promise<(() => void) | undefined> {
  const { path, base, reader } = page
  const { question, text, keptAt, user } = answer
  const kept = preferencesOf(user)
  const isSidebarPinned = kept(sidebarPlace, 'json') !== false
  if (question.kind === 'docs') {
    const { docsDrawing } = await loadDocs()
    return docsDrawing({
      html: text,
      place: question,
      backend: page.backend,
      reader,
      base,
      isSidebarPinned,
    })
  }
  const json: unknown = JSON.parse(text)
  const chosen = kept(languagePlace, 'text')
  const languages = readLanguages(reader, navigator.languages)
  const language = languageFor(languages, typeof chosen === 'string' ? chosen : null)
  if (question.kind === 'entity') {
    const entity = decodeEntity(json)
    const { drawFirstEntity } = await loadEntity()
    return () => {
      drawFirstEntity({
        entity,
        tab: entityTabOfPath(path),
        language,
        isSidebarPinned,
        base,
        keptAt,
      })
    }
  }
  const { items: entities } = decodePage(json)
  if (entities.length === 0) return undefined
  if (question.kind === 'tiles') {
    const layout = kept(startLayoutPlace, 'json')
    const hasGroups = question.owners.length > 1
    const { tilesDrawing } = await loadTiles()
    return tilesDrawing({ entities, layout, hasGroups, isSidebarPinned, base, keptAt })
  }
  const matches = (media: string) => matchMedia(media).matches
  const look = firstLook(question.index, { kept, matches })
  const place = indexPlaceOf(path) ?? catalogPlace
  const title = indexTitle(place, language, readOrganization(reader))
  return () => {
    drawFirstRows({ ...look, title, language, entities, text: question.index.text, base, keptAt })
  }
}

let contentStyles: Promise<void> | undefined
let isNewDrawn = false

/** Whether the page has something above or beside the content that this script does not know. */
const isHidden = ({ question, path }: FirstPage): boolean =>
  savedScroll(path) > 0 ||
  (question.kind === 'rows' && activeFilters(question.index).length > 0) ||
  (question.kind === 'tiles' && location.search !== '') ||
  (question.kind === 'docs' && location.search + location.hash !== '')

/** Resolves with the question whose answer is drawn; undefined if nothing is, also if something is in the way. */
async function draw(
  page: FirstPage,
  answer: () => Promise<Answer | undefined>,
): Promise<PageQuestion | undefined> {
  if (isHidden(page)) return undefined
  contentStyles ??= applyStyles(filesOf(page))
  const found = await answer()
  const drawing = found && (await drawingOf(page, found))
  await contentStyles
  if (!drawing || isNewDrawn) return undefined
  isNewDrawn = found.keptAt === undefined
  drawing()
  isContentDrawn = true
  await painted()
  return found.question
}

/** Undefined if it fails: the application then draws the page, or says what failed. */
const tryToDraw = (page: FirstPage, answer: () => Promise<Answer | undefined>) =>
  draw(page, answer).catch(() => undefined)

const askedBy = (question: PageQuestion, owners: readonly string[]): PageQuestion =>
  question.kind === 'tiles' ? { ...question, owners } : question

/** The answer of the last visit, if it is of the same person as far as this page can know. */
async function keptAnswer(page: FirstPage): Promise<Answer | undefined> {
  const build = contentOf('portico-version')
  const database = await openKeptDatabase()
  try {
    const person = build === '' ? null : await keptOwner(database, build)
    if (person?.method !== guestMethod) return undefined
    const { userEntityRef: user, ownershipEntityRefs } = person.identity
    const question = askedBy(page.question, ownershipEntityRefs)
    const request = requestOf(question)
    if (request === undefined) return undefined
    const key = keptKey('GET', page.backend + request)
    const kept = await readAnswer(database, key, { ref: user, build })
    return kept ? { question, text: kept.text, keptAt: kept.at, user } : undefined
  } finally {
    database.close()
  }
}

let contentDrawn: Promise<unknown> = Promise.resolve()

const askedWith = (token: string): RequestInit => ({
  headers: { authorization: `Bearer ${token}` },
})

/** Resolves when all requests are sent. */
async function sendContentRequests(
  page: FirstPage,
  session: Promise<Response>,
  kubernetes: string,
): Promise<void> {
  const { question, path, reader } = page
  if (question.kind !== 'tiles' && requestOf(question) === undefined) return
  // Before the page's files, which are larger and needed later.
  beginLoading(question)
  preload(filesOf(page))
  let kept: Promise<Answer | undefined> | undefined
  const readKept = () => (kept ??= keptAnswer(page).catch(() => undefined))
  const keptDrawn = tryToDraw(page, readKept)
  // The application waits for what replaces it.
  void keptDrawn.then((drawn) => (answered ??= drawn))
  const json: unknown = await (await session).clone().json()
  const token = tokenOfAnswer(json)
  const user = userOfAnswer(json)
  const asked = askedBy(question, ownersOfAnswer(json))
  const request = requestOf(asked)
  if (token === undefined || request === undefined) return
  const url = page.backend + request
  if (missed.has(url)) return
  const answer = sendEarly(url, askedWith(token))
  answer.then(
    () => (answered = asked),
    () => undefined,
  )
  // Permissions come first where there are any (K8S-19), and hidden pages ask for nothing.
  const mayAsk = !reader.getOptionalBoolean('permission.enabled') && !document.hidden
  if (question.kind === 'entity' && entityTabOfPath(path) === kubernetesTab && mayAsk) {
    const keptText = (async () => {
      const last = await readKept()
      return last?.user === user ? last?.text : undefined
    })()
    const isMissed = (missedUrl: string) => missed.has(missedUrl)
    const early = { url: kubernetes, token, entity: answer, keptText, offer, isMissed }
    import(/* webpackChunkName: "early-entity" */ './objects.ts')
      .then(({ askForObjectsEarly }) => askForObjectsEarly(early))
      .catch(() => undefined)
  }
  const newDrawn = tryToDraw(page, async () => {
    const response = await answer
    if (!response.ok) return undefined
    return { question: asked, text: await response.clone().text(), user }
  })
  contentDrawn = (async () => {
    if (!(await keptDrawn)) await newDrawn
  })()
}

/** Resolves when all requests are sent. */
async function sendFirstRequests(): Promise<void> {
  const injected = document.querySelector(`script[type="${injectedConfigType}"]`)?.textContent
  const provider = localStorage.getItem(rememberedProviderKey)
  if (provider === null) preload(pageFiles('sign-in'))
  if (injected === undefined || provider === null) return
  const reader = new ConfigReader(parseInjectedConfig(injected))
  const config = readPortalAddresses(reader)
  const base = basePathOf(config.appBaseUrl)
  const path = location.pathname.slice(base.length) || startPath
  // Another start page is opened by the application.
  if (path === startPath && (reader.getOptionalString('app.startPage') ?? startPath) !== startPath)
    return
  preload(pageFiles(path))
  if (provider !== guestMethod) return
  const session = sendEarly(guestSessionUrl(config), guestSessionRequest)
  const urlOf = (plugin: string) => pluginBaseUrl(config.discovery, plugin)
  const question = pageQuestionOf(path, location.search)
  const isDocs = question?.kind === 'docs'
  if (!question || (isDocs && reader.getOptionalString('techdocs.storageUrl') !== undefined)) return
  const page = { question, path, base, reader, backend: urlOf(isDocs ? 'techdocs' : 'catalog') }
  await sendContentRequests(page, session, urlOf('kubernetes'))
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
 * the request for the first screen.
 */
const headStart = 250

/** Milliseconds to wait for the first rows or the entity, for the same reason. */
const contentHeadStart = 350

/** Replaces the loading screen with an error. */
function showMissing(src: string): void {
  const [loading, failure] = document.getElementById('root')?.children ?? []
  loading?.remove()
  failure?.removeAttribute('hidden')
  failure?.querySelector('h1')?.append(` ${src}`)
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

const within = (milliseconds: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([
    work.catch(() => undefined),
    new Promise<void>((resolve) => setTimeout(resolve, milliseconds)),
  ])

async function start(): Promise<void> {
  await within(headStart, sendFirstRequests())
  await within(contentHeadStart, contentDrawn)
  runApplication()
}

void start()
