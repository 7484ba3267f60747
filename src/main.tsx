// The composition root: services → store → configuration → router → render.

import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { createBrowserRouter } from 'react-router'
import { plugins } from '../config/plugins.ts'
import { early } from './early.ts'
import { selectBoot, selectConfig } from './features/boot/bootSlice.ts'
import { selectSession } from './features/session/sessionSlice.ts'
import { App } from './plugins/App.tsx'
import { createRegistry } from './plugins/registry.ts'
import { routesOf } from './plugins/routes.tsx'
import { createBrowserServices } from './sagas/services/browserServices.ts'
import { createStore } from './store/createStore.ts'
import { connectLocation } from './store/locationMirror.ts'
import { createRecorder } from './store/recorder.ts'
import { startMessages } from './ui/messages/i18n.ts'
import './ui/theme/tokens.css'
import './ui/theme/base.css'

declare const __webpack_public_path__: string

type Router = ReturnType<typeof createBrowserRouter>

let router: Router | null = null
const services = createBrowserServices({
  early,
  filesUrl: new URL(__webpack_public_path__, location.href).href,
  navigation: {
    // At once: what someone types or clicks is not to wait for a transition.
    go: (to, options) => void router?.navigate(to, { ...options, flushSync: true }),
  },
})

const recorder = createRecorder()
const isRecording = services.storage.get('portico.recording') === 'on'
const portal = createStore(services, {
  isDevelopment: PORTICO_DEVELOPMENT,
  ...(isRecording && { recorder: recorder.middleware }),
})
const { store } = portal
if (isRecording) {
  Object.assign(window, {
    porticoLog: () => JSON.stringify(recorder.log()),
    porticoState: () => JSON.stringify(store.getState()),
  })
}

const registry = createRegistry(plugins, portal.extend)
const root = document.querySelector('#root')
if (!root) throw new Error('The page has no element #root')
const reactRoot = createRoot(root)

/** The page's own HTML stands until there is something better to show. */
function isWorthDrawing(): boolean {
  const session = selectSession(store.getState())
  if (selectBoot(store.getState()).status === 'failed') return true
  if (!router || session.status === 'undecided') return false
  return session.status === 'signedIn' ? router.state.initialized : session.status !== 'signingIn'
}

function openRouter(baseUrl: string): void {
  router = createBrowserRouter(routesOf(registry), {
    basename: new URL(baseUrl).pathname.replace(/(?<=.)\/$/, ''),
  })
  stopWatching.push(router.subscribe(advance))
  connectLocation(store, router)
}

let isDrawn = false
const stopWatching: (() => void)[] = []
function advance(): void {
  const config = selectConfig(store.getState())
  if (config !== null && router === null) openRouter(config.appBaseUrl)
  if (!isDrawn && !isWorthDrawing()) return
  // From here on each page brings its own title.
  if (!isDrawn) document.querySelector('head > title')?.remove()
  isDrawn = true
  reactRoot.render(
    <Provider store={store}>
      <App router={router} />
    </Provider>,
  )
  if (router)
    stopWatching.splice(0).forEach((stop) => {
      stop()
    })
}

startMessages()
stopWatching.push(store.subscribe(advance))
portal.start()
