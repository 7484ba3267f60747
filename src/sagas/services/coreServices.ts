// The portal's services for plugins. A portal may replace each with its own factory.

import type { BackendAccess } from '../../features/backend/backendApi.ts'
import {
  createServiceFactory,
  type ServiceFactory,
  type ServiceRef,
} from '../../model/plugins/serviceFactories.ts'
import { authRef } from '../../model/session/authApi.ts'
import { customUserRef } from '../../model/session/customUser.ts'
import type { IdentityApi } from '../../model/session/identityApi.ts'
import { type Attention, attentionRef } from '../../model/shell/attention.ts'
import { clipboardTextsRef, createClipboardTexts } from '../../model/shell/clipboardTexts.ts'
import { recordingsRef } from '../../model/shell/recordings.ts'
import { systemNoticesRef } from '../../model/shell/systemNotices.ts'
import type { PortalFetch } from './portalFetch.ts'
import type { Clock, Configuration, Report, Services, Storage } from './services.ts'
import { createSystemNotices } from './systemNotices.ts'
import { whenPage } from './whenPage.ts'

const createAttention = (): Attention => ({
  whenAttended: () => whenPage(() => !document.hidden && document.hasFocus()),
})

export const clockRef: ServiceRef<Clock> = { id: 'core.clock' }
/** @public For plugins. */
export const storageRef: ServiceRef<Storage> = { id: 'core.storage' }
/** @public For plugins. */
export const reportRef: ServiceRef<Report> = { id: 'core.report' }
export const backendRef: ServiceRef<BackendAccess> = { id: 'core.backend' }

export const fetchRef: ServiceRef<PortalFetch> = { id: 'core.fetch' }
/** @public For plugins. */
export const identityRef: ServiceRef<IdentityApi> = { id: 'core.identity' }

/** @public For plugins: the configuration, as far as the page gets it. */
export const configRef: ServiceRef<Pick<Configuration, 'data'>> = { id: 'core.config' }

export const coreServiceFactories = (world: () => Services): readonly ServiceFactory[] => [
  createServiceFactory({ ref: clockRef, create: () => world().clock }),
  createServiceFactory({ ref: storageRef, create: () => world().storage }),
  createServiceFactory({ ref: reportRef, create: () => world().report }),
  createServiceFactory({ ref: backendRef, create: () => world().backend }),
  createServiceFactory({ ref: fetchRef, create: () => world().fetch }),
  createServiceFactory({ ref: configRef, create: () => world().configuration }),
  createServiceFactory({ ref: attentionRef, create: createAttention }),
  createServiceFactory({ ref: systemNoticesRef, create: () => createSystemNotices(window) }),
  createServiceFactory({ ref: clipboardTextsRef, create: createClipboardTexts }),
  createServiceFactory({ ref: recordingsRef, create: () => world().recordings }),
  createServiceFactory({ ref: authRef, create: () => world().auth }),
  createServiceFactory({ ref: identityRef, create: () => world().identity.api }),
  createServiceFactory({
    ref: customUserRef,
    create: () => ({
      keep: (user) => {
        world().session.keep(user)
      },
    }),
  }),
]
