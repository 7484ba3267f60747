import type { UnknownAction } from '@reduxjs/toolkit'
import { useMemo } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { EntityExtensions } from '../features/catalog/entity/entityExtensions.ts'
import { SelectionActions } from '../features/catalog/list/table/selectionActions.ts'
import { DocsAddonList } from '../features/docs/docsAddons.ts'
import { selectSwitchedOff } from '../features/preferences/switchedOffSlice.ts'
import { PluginFields } from '../features/scaffolder/fields/pluginFields.ts'
import { SearchTypes } from '../features/search/results/searchExtensions.ts'
import { SessionOverDialog } from '../features/session/ended/SessionOverDialog.tsx'
import { InactivityPrompt } from '../features/session/inactivity/InactivityPrompt.tsx'
import { LoginDialog } from '../features/session/login/LoginDialog.tsx'
import { selectIdentity } from '../features/session/sessionSlice.ts'
import { AlertBar } from '../features/shell/alerts/AlertBar.tsx'
import { BootErrorPage, BootProgress } from '../features/shell/boot/BootPage.tsx'
import { selectBoot } from '../features/shell/boot/bootSlice.ts'
import { CrashPage } from '../features/shell/layout/CrashPage.tsx'
import type { PortalConfig } from '../model/config/portalConfig.ts'
import type { PermissionCheck } from '../model/entities/permissions/permission.ts'
import { reportTarget } from '../model/shell/reportTarget.ts'
import { ReportProblem } from '../ui/button/ReportButton.tsx'
import { BasePath } from '../ui/Link.tsx'
import { ModalLayer } from '../ui/overlay/ModalLayer.tsx'
import { Boundary } from '../ui/page/Boundary.tsx'
import { PortalContext } from '../ui/page/portalContext.ts'
import { ExplainDenial } from '../ui/permissions/WhyButton.tsx'
import {
  docsAddonsOf,
  entityExtensionsOf,
  searchTypesOf,
  selectionActionsOf,
  templateFieldsOf,
} from './extension.tsx'
import { Overlays } from './Overlays.tsx'
import type { Portal } from './portal.ts'
import type { PluginRegistry } from './registry.ts'
import { RoutedPages } from './RoutedPages.tsx'
import type { Pages } from './routes.tsx'
import { SignIn } from './SignIn.tsx'

export interface AppProps {
  readonly portal: Portal
  readonly registry: PluginRegistry
  /** Created once the configuration is loaded, because it needs the base path. */
  readonly pages: Pages | null
}

/** The current screen, with alerts and dialogs above it. */
export function App(props: AppProps) {
  const dispatch = useDispatch()
  const { registry } = props
  const [report, explain] = useMemo(() => {
    const tell = (pluginId: string, event: UnknownAction) => {
      registry.loadById(pluginId).then(
        () => dispatch(event),
        // The registry has reported it.
        () => undefined,
      )
    }
    return [
      () => {
        tell(reportTarget.pluginId, reportTarget.event)
      },
      (payload: PermissionCheck) => {
        tell('permissions', { type: 'permissions/asked', payload })
      },
    ] as const
  }, [registry, dispatch])
  return (
    <BasePath value={props.pages?.router.base ?? ''}>
      <ReportProblem value={report}>
        <ExplainDenial value={explain}>
          <ModalLayer>
            <Boundary fallback={(thrown, retry) => <CrashPage thrown={thrown} onRetry={retry} />}>
              <Screen {...props} />
            </Boundary>
            <AlertBar />
            <InactivityPrompt />
            <LoginDialog />
            <SessionOverDialog services={props.portal} />
            <Overlays registry={props.registry} services={props.portal} />
          </ModalLayer>
        </ExplainDenial>
      </ReportProblem>
    </BasePath>
  )
}

/** Boot, sign-in or the portal, depending on the state. */
function Screen({ pages, ...portal }: AppProps) {
  const boot = useSelector(selectBoot)
  const identity = useSelector(selectIdentity)
  if (boot.status === 'failed') return <BootErrorPage failure={boot.failure} />
  if (boot.status === 'loading' || !pages) return <BootProgress />
  if (!identity) return <SignIn services={portal.portal} />
  return <SignedIn {...portal} pages={pages} config={boot.config} />
}

interface SignedInProps extends AppProps {
  readonly pages: Pages
  readonly config: PortalConfig
}

function SignedIn({ portal, registry, pages, config }: SignedInProps) {
  const tree = useMemo(() => ({ ...portal.routes(config), get: portal.get }), [portal, config])
  const extensions = useMemo(() => entityExtensionsOf(registry), [registry])
  const selectionActions = useMemo(() => selectionActionsOf(registry), [registry])
  const templateFields = useMemo(() => templateFieldsOf(registry), [registry])
  const switchedOff = useSelector(selectSwitchedOff)
  const searchTypes = useMemo(() => searchTypesOf(registry, switchedOff), [registry, switchedOff])
  const docsAddons = useMemo(() => docsAddonsOf(registry), [registry])
  return (
    <PortalContext value={tree}>
      <EntityExtensions value={extensions}>
        <SelectionActions value={selectionActions}>
          <PluginFields value={templateFields}>
            <SearchTypes value={searchTypes}>
              <DocsAddonList value={docsAddons}>
                <RoutedPages pages={pages} />
              </DocsAddonList>
            </SearchTypes>
          </PluginFields>
        </SelectionActions>
      </EntityExtensions>
    </PortalContext>
  )
}
