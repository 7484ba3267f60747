// The frame around all pages, settings and shortcuts.

import './shell/appearance.tsx'
import './shell/banners.tsx'
import './shell/frame.tsx'
import './shell/notifications.tsx'
import './shell/pseudoLanguage.tsx'
import './shell/settings.tsx'
import './shell/shortcuts.tsx'
import './shell/stars.tsx'
