// The portal's paths, the same as in Backstage, so that bookmarks work.

import { encodePart } from './encodePath.ts'
import type { EntityRef } from './entities/entityRef.ts'

/** The portal's base path (spec 1 §2), without a trailing slash; '' at the root. */
// eslint-disable-next-line regexp/no-super-linear-move -- The operators' own configuration.
export const basePathOf = (baseUrl: string): string => new URL(baseUrl).pathname.replace(/\/+$/, '')

/** Of the start page. */
export const startPath = '/'
export const catalogPath = '/catalog'
/** Entities that the catalog has read but does not show. */
export const unprocessedPath = '/catalog-unprocessed-entities'
export const catalogGraphPath = '/catalog-graph'
/** The graph around an entity; `graph` is the path of the graph's page, `entityRef` as `stringifyEntityRef` gives it. */
export const graphOf = (graph: string, entityRef: string): string =>
  `${graph}?rootEntityRefs[]=${encodePart(entityRef)}`
export const apiDocsPath = '/api-docs'
export const docsPath = '/docs'
/** What runs in all clusters; an entity's own is a tab of its page. */
export const kubernetesPath = '/kubernetes'
export const catalogImportPath = '/catalog-import'
/** The catalog's search for a text, in all kinds or in one. */
export const catalogSearchPath = (text: string, kind = 'all'): string =>
  `${catalogPath}?filters[kind]=${encodePart(kind)}&filters[text]=${encodePart(text.trim())}`
export const searchPath = '/search'
/** The search page with the results for a text. */
export const searchForPath = (text: string): string =>
  `${searchPath}?query=${encodePart(text.trim())}`
export const createPath = '/create'
/** Forms of templates are at `/create/templates/{namespace}/{name}`, as in Backstage (spec 2 §2). */
export const templatePath = (namespace: string, name: string): string =>
  `${createPath}/templates/${encodePart(namespace)}/${encodePart(name)}`
const templateForm = /^\/create\/templates\/([^/]+)\/([^/]+)\/?$/

/** The template of a form's path; undefined for other paths. */
export function templateOfPath(pathname: string): EntityRef | undefined {
  const [namespace, name] = templateForm.exec(pathname)?.slice(1, 3).map(decoded) ?? []
  return namespace && name && refPart.test(namespace) && refPart.test(name)
    ? { kind: 'template', namespace, name }
    : undefined
}
export const notificationsPath = '/notifications'
export const tasksPath = `${createPath}/tasks`
export const taskPath = (taskId: string): string => `${tasksPath}/${encodePart(taskId)}`
const taskPage = /^\/create\/tasks\/([^/]+)\/?$/

/** The id of a task's path; undefined for other paths. */
export const taskOfPath = (pathname: string): string | undefined => {
  const [, id] = taskPage.exec(pathname) ?? []
  return id === undefined ? undefined : decoded(id)
}
/** Ways into the template editor. */
export const editTemplatePath = `${createPath}/edit`
/** The editor: `?template={ref}` or `?example={id}` names what it opens. */
export const templateEditorPath = `${createPath}/template`
export const customFieldsPath = `${createPath}/custom-fields`
/** The form of an installed template, `?template={ref}`, which starts nothing. */
export const formPreviewPath = `${createPath}/template-form`
export const settingsPath = '/settings'
/** The page for developers: the costs of each plugin. */
export const developerPath = `${settingsPath}/developer`
export const entityPathPattern = '/catalog/:namespace/:kind/:name'

/** Kind and namespace in lower case (spec 1 §2); every part encoded. */
export const entityPath = ({ kind, namespace, name }: EntityRef): string =>
  `${catalogPath}/${encodePart(namespace.toLowerCase())}/${encodePart(kind.toLowerCase())}/${encodePart(name)}`

const entityForm = /^\/catalog\/([^/]+)\/([^/]+)\/([^/]+)(?:\/([^/]*)(?:\/.*)?)?$/
const refPart = /^[a-z0-9][\w.-]*$/i

/**
 * The entity of a page or tab; undefined for other paths. Impossible names (`..`, encoded slashes, control characters)
 * are no entity, so that they never reach a request's path.
 */
export function entityOfPath(pathname: string): EntityRef | undefined {
  const parts = entityForm.exec(pathname)?.slice(1, 4).map(decoded) ?? []
  const [namespace, kind, name] = parts
  return namespace && kind && name && parts.every((part) => refPart.test(part))
    ? { kind, namespace, name }
    : undefined
}

/** The first part below an entity's page; empty for the page itself. */
export const entityTabOfPath = (pathname: string): string => entityForm.exec(pathname)?.[4] ?? ''

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}

/** True for the graph page, with or without a trailing slash. */
export const isCatalogGraphPath = (pathname: string): boolean =>
  pathname === catalogGraphPath || pathname === `${catalogGraphPath}/`
