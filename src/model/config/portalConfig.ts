// The configuration values that the page needs, read once at start.

import { readApiProxies } from '../apis/apiDocsConfig.ts'
import type { ApiProxy } from '../apis/tryOut.ts'
import { readCiConfig, type CiConfig } from '../ci/ciConfig.ts'
import { readDocsConfig, type DocsConfig } from '../docs/docsConfig.ts'
import { readImportConfig, type ImportConfig } from '../import/importConfig.ts'
import type { Integration } from '../integrations/integration.ts'
import { readIntegrations } from '../integrations/readIntegrations.ts'
import {
  readKubernetesConfig,
  type KubernetesConfig,
} from '../kubernetes/clusters/kubernetesConfig.ts'
import type { Languages } from '../languages.ts'
import { readReportsConfig, type ReportsConfig } from '../reports/reportsConfig.ts'
import { readSearchConfig, type SearchConfig } from '../search/searchConfig.ts'
import { readAutologout, type Autologout } from '../session/autologout.ts'
import { readSignInPage, type SignInPageConfig } from '../session/signInPage.ts'
import { readAnnouncement, type Announcement } from '../shell/announcement.ts'
import { readStartConfig, type StartConfig } from '../start/startConfig.ts'
import { readUnregisterOption, type UnregisterOption } from '../unregister/unregisterOption.ts'
import { ConfigError } from './configErrors.ts'
import type { ConfigReader } from './configReader.ts'
import { readOrganization, readPortalAddresses, type PortalAddresses } from './portalAddresses.ts'
import { readLanguages } from './readLanguages.ts'

export interface PortalConfig extends PortalAddresses {
  readonly title: string
  readonly organizationName: string
  /** How to get help: title, URL or both. */
  readonly support?: { readonly title?: string; readonly url?: string }
  /** A message from the operators to all users. */
  readonly announcement?: Announcement
  /** Unregistering entities is hidden or disabled. */
  readonly unregister?: UnregisterOption
  readonly permission: {
    readonly enabled: boolean
    /** All checks of one tick are one request. */
    readonly batched: boolean
    /** Read for compatibility; has no effect in the front end. */
    readonly plugins: readonly string[]
  }
  /** External route to route, both as `plugin.name`; false unbinds. */
  readonly routeBindings: Readonly<Record<string, string | false>>
  readonly autologout: Autologout
  readonly languages: Languages
  /** Null: everybody is a guest, without a sign-in page. */
  readonly signInPage: SignInPageConfig | null
  /** Ids of the auth backend's providers, as far as the configuration tells browsers. */
  readonly authProviders: readonly string[]
  /** Servers that the backend's proxy reaches, to try out APIs. */
  readonly apiProxies: readonly ApiProxy[]
  readonly start: StartConfig
  readonly import: ImportConfig
  readonly reports: ReportsConfig
  readonly docs: DocsConfig
  readonly search: SearchConfig
  readonly ci: CiConfig
  readonly kubernetes: KubernetesConfig
  /** Answers of the backend are kept in the browser, for reading without a network. */
  readonly offline: boolean
  /** Of templates that the list leaves out until a filter names them. */
  readonly asideTemplateTags: readonly string[]
  /** Of links that may be opened besides http, https and mailto. */
  readonly linkSchemes: readonly string[]
  /** Hosts of source code. */
  readonly integrations: readonly Integration[]
  /** Logs of tasks are asked for again and again instead of streamed. */
  readonly useLongPollingLogs: boolean
  /** Sign in by redirect instead of popup. */
  readonly redirectFlow: boolean
}

function readSupport(config: ConfigReader): Pick<PortalConfig, 'support'> {
  const url = config.getOptionalString('app.support.url')
  const title = config.getOptionalConfigArray('app.support.items')?.[0]?.getOptionalString('title')
  if (url === undefined && title === undefined) return {}
  return {
    support: { ...(title === undefined ? {} : { title }), ...(url === undefined ? {} : { url }) },
  }
}

function readRouteBindings(config: ConfigReader): PortalConfig['routeBindings'] {
  const bindings = config.getOptionalConfig('app.routes.bindings')?.getOptional() ?? {}
  const entries = Object.entries(bindings).map(([route, target]: [string, unknown]) => {
    if (target === false || (typeof target === 'string' && target !== ''))
      return [route, target] as const
    throw new ConfigError(
      `Invalid config at app.routes.bindings['${route}'], value must be a non-empty string or false`,
    )
  })
  return Object.fromEntries(entries)
}

/** Throws `ConfigError` where a required value is missing or a value has the wrong form. `preferred`: see `readLanguages`. */
export function readPortalConfig(
  config: ConfigReader,
  preferred: readonly string[] = [],
): PortalConfig {
  const announcement = readAnnouncement(config)
  const unregister = readUnregisterOption(config)
  return {
    ...readPortalAddresses(config),
    title: config.getOptionalString('app.title') ?? 'Portico',
    organizationName: readOrganization(config),
    ...readSupport(config),
    ...(announcement && { announcement }),
    ...(unregister && { unregister }),
    permission: {
      enabled: config.getOptionalBoolean('permission.enabled') ?? false,
      batched: config.getOptionalBoolean('permission.EXPERIMENTAL_enableBatchedRequests') ?? false,
      plugins: config.getOptionalStringArray('permission.permissionedPlugins') ?? [],
    },
    routeBindings: readRouteBindings(config),
    autologout: readAutologout(config),
    languages: readLanguages(config, preferred),
    signInPage: readSignInPage(config),
    authProviders: config.getOptionalConfig('auth.providers')?.keys() ?? [],
    apiProxies: readApiProxies(config),
    start: readStartConfig(config),
    import: readImportConfig(config),
    reports: readReportsConfig(config),
    docs: readDocsConfig(config),
    search: readSearchConfig(config),
    ci: readCiConfig(config),
    kubernetes: readKubernetesConfig(config),
    offline: config.getOptionalBoolean('app.offline') ?? true,
    asideTemplateTags: config.getOptionalStringArray('app.templates.asideTags') ?? [],
    linkSchemes: config.getOptionalStringArray('app.links.schemes') ?? [],
    integrations: readIntegrations(config),
    useLongPollingLogs: config.getOptionalBoolean('scaffolder.useLongPollingLogs') ?? false,
    redirectFlow: config.getOptionalBoolean('enableExperimentalRedirectFlow') ?? false,
  }
}
