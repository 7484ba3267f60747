// Stock: nothing but the plugins of package.json, found by the app itself.

import '@backstage/ui/css/styles.css'
import { createApp } from '@backstage/frontend-defaults'
import { createRoot } from 'react-dom/client'

createRoot(document.getElementById('root')).render(createApp().createRoot())
