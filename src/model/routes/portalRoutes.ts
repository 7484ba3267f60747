// Routes that the portal's plugins share, with Backstage's ids, so that an existing `app.routes.bindings` works.

import { createExternalRouteRef, createRouteRef } from './routeRefs.ts'

/** As the route of Backstage's home plugin, which is at `/`, too. */
export const startRoute = createRouteRef({ id: 'start.root' })
export const catalogIndexRoute = createRouteRef({ id: 'catalog.catalogIndex' })
export const catalogEntityRoute = createRouteRef({
  id: 'catalog.catalogEntity',
  params: ['namespace', 'kind', 'name'],
})
/** Entities that the catalog has read but does not show. */
export const unprocessedRoute = createRouteRef({ id: 'catalog.unprocessed' })
export const catalogGraphRoute = createRouteRef({ id: 'catalog-graph.catalogGraph' })
export const systemDiagramRoute = createRouteRef({
  id: 'catalog-graph.systemDiagram',
  params: ['namespace', 'kind', 'name'],
})
export const apiDocsRoute = createRouteRef({ id: 'api-docs.root' })
export const apiDefinitionRoute = createRouteRef({
  id: 'api-docs.definition',
  params: ['namespace', 'kind', 'name'],
})
export const docsIndexRoute = createRouteRef({ id: 'techdocs.root' })
export const docsRoute = createRouteRef({
  id: 'techdocs.docRoot',
  params: ['namespace', 'kind', 'name'],
})
export const docsTabRoute = createRouteRef({
  id: 'techdocs.entityContent',
  params: ['namespace', 'kind', 'name'],
})
export const kubernetesRoute = createRouteRef({ id: 'kubernetes.kubernetes' })
export const kubernetesTabRoute = createRouteRef({
  id: 'kubernetes.entityContent',
  params: ['namespace', 'kind', 'name'],
})
export const ciTabRoute = createRouteRef({
  id: 'ci.entityContent',
  params: ['namespace', 'kind', 'name'],
})
export const searchRoute = createRouteRef({ id: 'search.root' })
export const notificationsRoute = createRouteRef({ id: 'notifications.root' })
export const replayRoute = createRouteRef({ id: 'reports.replay' })
export const settingsRoute = createRouteRef({ id: 'settings.root' })
export const developerRoute = createRouteRef({ id: 'settings.developer' })
export const catalogImportRoute = createRouteRef({ id: 'catalog-import.importPage' })

// ---- Pages of the scaffolder (spec 2 §2) ----

export const scaffolderRoute = createRouteRef({ id: 'scaffolder.root' })
export const templateRoute = createRouteRef({
  id: 'scaffolder.selectedTemplate',
  params: ['namespace', 'templateName'],
})
/** Its address names no namespace; still served for old bookmarks. */
export const legacyTemplateRoute = createRouteRef({
  id: 'scaffolder.legacySelectedTemplate',
  params: ['templateName'],
})
export const tasksRoute = createRouteRef({ id: 'tasks.list' })
export const taskRoute = createRouteRef({ id: 'tasks.task', params: ['taskId'] })
export const actionsRoute = createRouteRef({ id: 'scaffolder.actions' })
export const templatingExtensionsRoute = createRouteRef({ id: 'scaffolder.templatingExtensions' })
export const editTemplateRoute = createRouteRef({ id: 'template-editor.root' })
export const templateEditorRoute = createRouteRef({ id: 'template-editor.editor' })
export const customFieldsRoute = createRouteRef({ id: 'template-editor.customFields' })
export const formPreviewRoute = createRouteRef({ id: 'template-editor.templateForm' })

const importPage = catalogImportRoute.id
const entityParams = ['namespace', 'kind', 'name'] as const
const templateParams = ['namespace', 'templateName'] as const
const optional = true

// ---- External routes of the catalog ----

/** Its link is hidden while it is unbound. */
export const createComponentRoute = createExternalRouteRef({
  id: 'catalog.createComponent',
  optional,
  defaultTarget: 'scaffolder.root',
})
export const viewTechDocRoute = createExternalRouteRef({
  id: 'catalog.viewTechDoc',
  params: entityParams,
  optional,
  defaultTarget: 'techdocs.docRoot',
})
export const createFromTemplateRoute = createExternalRouteRef({
  id: 'catalog.createFromTemplate',
  params: templateParams,
  optional,
  defaultTarget: 'scaffolder.selectedTemplate',
})
/** While it is unbound, unregistering leads to the catalog. */
export const unregisterRedirectRoute = createExternalRouteRef({
  id: 'catalog.unregisterRedirect',
  optional,
  defaultTarget: catalogIndexRoute.id,
})

// ---- External routes of the API explorer and the scaffolder ----

export const registerApiRoute = createExternalRouteRef({
  id: 'api-docs.registerApi',
  optional,
  defaultTarget: importPage,
})
export const registerComponentRoute = createExternalRouteRef({
  id: 'scaffolder.registerComponent',
  optional,
  defaultTarget: importPage,
})
export const scaffolderViewTechDocRoute = createExternalRouteRef({
  id: 'scaffolder.viewTechDoc',
  params: entityParams,
  optional,
  defaultTarget: 'techdocs.docRoot',
})
export const scaffolderCreateFromTemplateRoute = createExternalRouteRef({
  id: 'scaffolder.createFromTemplate',
  params: templateParams,
  optional,
  defaultTarget: 'scaffolder.selectedTemplate',
})
