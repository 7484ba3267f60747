// Stock Backstage: the app discovers the plugins of package.json.

import '@backstage/ui/css/styles.css'
import { createApp } from '@backstage/frontend-defaults'
import { createRoot } from 'react-dom/client'

createRoot(document.getElementById('root')).render(createApp().createRoot())
