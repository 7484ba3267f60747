import { docsCookieSlice } from '../../features/docs/docsCookieSlice.ts'
import { docsMessages } from '../../features/docs/docsMessages.ts'
import { docsReadingSlice } from '../../features/docs/docsReadingSlice.ts'
import { docsSyncSlice } from '../../features/docs/docsSyncSlice.ts'
import { DocsIndexPage } from '../../features/docs/list/DocsIndexPage.tsx'
import { logSettingsSlice } from '../../features/preferences/logSettingsSlice.ts'
import { recentDocsSlice } from '../../features/preferences/recentDocsSlice.ts'
import { docsCookieSaga } from '../../sagas/docs/docsCookieSaga.ts'
import { docsSyncSaga } from '../../sagas/docs/docsSyncSaga.ts'
import { docsVisitsSaga } from '../../sagas/docs/docsVisitsSaga.ts'
import { lazyPart } from '../../ui/behaviour/lazyPart.tsx'
import { translated } from '../../ui/messages/translated.ts'
import type { PluginModule } from '../plugin.ts'

const addons = () =>
  import(/* webpackChunkName: "docs-reader" */ '../../features/docs/reader/readingAddons.tsx')

export const docsModule: PluginModule = {
  pages: { DocsIndexPage },
  lazyPages: {
    DocsPage: async () =>
      (
        await import(
          /* webpackChunkName: "docs-reader" */ '../../features/docs/reader/DocsPage.tsx'
        )
      ).DocsPage,
  },
  entityComponents: {
    docs: lazyPart(
      async () =>
        (
          await import(
            /* webpackChunkName: "docs-reader" */ '../../features/docs/reader/DocsTab.tsx'
          )
        ).DocsTab,
    ),
  },
  docsComponents: {
    textSize: lazyPart(async () => (await addons()).TextSize),
    expandNavigation: lazyPart(async () => (await addons()).ExpandNavigation),
    reportIssue: lazyPart(
      async () =>
        (
          await import(
            /* webpackChunkName: "docs-reader" */ '../../features/docs/reader/ReportIssue.tsx'
          )
        ).ReportIssue,
    ),
    pictures: lazyPart(
      async () =>
        (
          await import(
            /* webpackChunkName: "docs-reader" */ '../../features/docs/reader/DocsPictures.tsx'
          )
        ).DocsPictures,
    ),
  },
  slices: [docsSyncSlice, docsCookieSlice, docsReadingSlice, recentDocsSlice, logSettingsSlice],
  processes: [
    { name: 'docsSync', saga: docsSyncSaga },
    { name: 'docsCookie', saga: docsCookieSaga },
    { name: 'docsVisits', saga: docsVisitsSaga },
  ],
  messages: translated('techdocs', docsMessages),
}
