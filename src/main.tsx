// The composition root: services → store → configuration → router → render.

import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { UNSAFE_createBrowserHistory } from 'react-router-dom'
import { definition } from '../config/plugins.ts'
import { selectIsOff } from './features/preferences/switchedOffSlice.ts'
import { selectConfig } from './features/shell/boot/bootSlice.ts'
import { chunkFailed } from './features/shell/releaseSlice.ts'
import { basePathOf } from './model/paths.ts'
import { isChunkFailure } from './model/shell/chunkFailure.ts'
import { App } from './plugins/App.tsx'
import { declareParts } from './plugins/declareParts.ts'
import { createFirstScreen } from './plugins/firstScreen.ts'
import { createPortal } from './plugins/portal.ts'
import { createRegistry } from './plugins/registry.ts'
import { withReplays } from './plugins/reports/withReplays.ts'
import { createPages, type Pages } from './plugins/routes.tsx'
import { keepSignInPage } from './plugins/SignIn.tsx'
import { createBrowserServices } from './sagas/services/browserServices.ts'
import { createRecordings } from './sagas/services/recordings.ts'
import { refuseScriptWindows } from './sagas/services/scriptWindows.ts'
import type { Services } from './sagas/services/services.ts'
import { early } from './start/early.ts'
import { createStore } from './store/createStore.ts'
import { followLinks } from './store/followLinks.ts'
import { connectLocation } from './store/locationMirror.ts'
import { createRecorder } from './store/recorder.ts'
import { createReloadIfDue } from './store/reloadIfDue.ts'
import { loadLanguage, showLanguage, startMessages } from './ui/messages/i18n.ts'
import { yieldTitle } from './ui/page/yieldTitle.ts'
import './ui/theme/tokens.css'
import './ui/theme/base.css'
import './ui/theme/controls.css'
import './ui/theme/layout.css'

declare const __webpack_public_path__: string

let pages: Pages | null = null
const portal = createPortal(
  withReplays(definition, () => services),
  () => services,
)
const services: Services = createBrowserServices({
  early,
  portal,
  texts: { load: loadLanguage, show: showLanguage },
  plugins: { load: (id) => registry.loadById(id) },
  recordings: createRecordings(() => recorder.segments(), window, Date.now),
  fieldChecks: { of: (field) => registry.fieldCheck(field) },
  attentionSources: { all: () => registry.attentionSources() },
  filesUrl: new URL(__webpack_public_path__, location.href).href,
  navigation: {
    // Immediately, so that input does not wait for a transition.
    go: (to, options) => {
      if (!pages || reloadIfDue(pages.router.base + to)) return
      void pages.router.navigate(to, { ...options, flushSync: true })
    },
  },
})

const isRecording = services.storage.get('portico.recording') === 'on'
const recorder = createRecorder(services.clock.now, isRecording, services.recordings.forget)
const running = createStore(services, {
  isDevelopment: PORTICO_DEVELOPMENT,
  recorder: recorder.middleware,
})
const { store } = running
const reloadIfDue = createReloadIfDue(store, () => location.pathname)
if (isRecording) {
  Object.assign(window, {
    porticoLog: () => JSON.stringify(recorder.log()),
    porticoState: () => JSON.stringify(store.getState()),
  })
}

const registry = createRegistry(definition.plugins, running.extend, {
  onFailed: (thrown) => {
    if (isChunkFailure(thrown)) store.dispatch(chunkFailed())
  },
  isOff: (id) => selectIsOff(store.getState(), id),
  meter: services.meter,
})
declareParts(store.dispatch, definition)
const root = document.querySelector('#root')
if (!root) throw new Error('The page has no element #root')
const reactRoot = createRoot(root)

const isWorthDrawing = createFirstScreen(
  store,
  early,
  () => pages?.router.state.isReady,
  () => {
    advance()
  },
)

function openPages(baseUrl: string): void {
  pages = createPages(registry, UNSAFE_createBrowserHistory(), basePathOf(baseUrl))
  stopWatching.push(pages.router.subscribe(advance))
  connectLocation(store, pages.router)
  followLinks(document, pages.router, reloadIfDue)
}

let isDrawn = false
const stopWatching: (() => void)[] = []
function advance(): void {
  const config = selectConfig(store.getState())
  if (config !== null && pages === null) openPages(config.appBaseUrl)
  if (!isDrawn && !isWorthDrawing()) return
  if (!isDrawn) {
    yieldTitle(document.head)
    // Now, because they cannot be fetched once the network is gone. A failure is reported by the registry.
    for (const { id, isForAllPages } of registry.manifests)
      if (isForAllPages && !registry.isOff(id)) registry.loadById(id).catch(() => undefined)
    services.recordings.followSteps().catch(() => undefined)
    // For its overlay.
    if (PORTICO_DEVELOPMENT) registry.loadById('settings').catch(() => undefined)
  }
  isDrawn = true
  reactRoot.render(
    <Provider store={store}>
      <App portal={portal} registry={registry} pages={pages} />
    </Provider>,
  )
  if (pages)
    stopWatching.splice(0).forEach((stop) => {
      stop()
    })
}

refuseScriptWindows(window)
keepSignInPage(services.cookie.isProtected())
startMessages()
stopWatching.push(store.subscribe(advance))
running.start()
