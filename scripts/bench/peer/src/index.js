// Stock Backstage: the app discovers the plugins of package.json. Its documentation still needs the context of
// Backstage's older applications, which release 1.55 does not provide by itself.

import '@backstage/ui/css/styles.css'
import { compatWrapper } from '@backstage/core-compat-api'
import { createApp } from '@backstage/frontend-defaults'
import { createFrontendModule } from '@backstage/frontend-plugin-api'
import { AppRootWrapperBlueprint } from '@backstage/plugin-app-react'
import { createRoot } from 'react-dom/client'

const olderContext = AppRootWrapperBlueprint.make({
  name: 'older-context',
  params: { component: ({ children }) => compatWrapper(children) },
})
const app = createApp({
  features: [createFrontendModule({ pluginId: 'app', extensions: [olderContext] })],
})
createRoot(document.getElementById('root')).render(app.createRoot())
