// Rules that the plugins of a build must follow (spec 1 §5).

import { languageListFaults } from '../languages.ts'
import { builtThemes, themeFaults, type OwnTheme } from '../preferences/themes.ts'
import {
  pluginOf,
  type ExternalRouteRef,
  type RouteRef,
  type SubRouteRef,
} from '../routes/routeRefs.ts'
import { refViolations } from '../routes/routeRules.ts'
import { repeated, type Violation } from '../routes/violations.ts'
import { flagNameFault, type FeatureFlag } from './featureFlags.ts'

/** The parts of a plugin that rules check. */
export interface PluginRecord {
  readonly id: string
  readonly routes?: readonly RouteRef[]
  readonly subRoutes?: readonly SubRouteRef[]
  readonly externalRoutes?: readonly ExternalRouteRef[]
  /** Names. */
  readonly featureFlags?: readonly string[]
  /** Commands for the command palette. */
  readonly commands?: readonly { readonly id: string; readonly shortcut?: string }[]
  readonly navigation?: readonly { readonly shortcut?: string }[]
  readonly themes?: readonly OwnTheme[]
  /** Names of fields for template forms. */
  readonly scaffolderFields?: readonly string[]
  readonly searchResults?: readonly { readonly type: string }[]
  /** Languages of its texts. */
  readonly languages?: readonly string[]
}

const refsOf = ({ routes = [], subRoutes = [], externalRoutes = [] }: PluginRecord) => [
  ...routes,
  ...subRoutes,
  ...externalRoutes,
]

function ownViolations(record: PluginRecord): readonly Violation[] {
  const { id: plugin, featureFlags = [], languages, subRoutes = [], routes = [] } = record
  const { commands = [], themes = [] } = record
  const refs = refsOf(record)
  const say = (rule: string, messages: readonly (string | undefined)[]) =>
    messages.flatMap((message) => (message === undefined ? [] : [{ plugin, rule, message }]))
  return [
    ...say('featureFlagName', featureFlags.map(flagNameFault)),
    ...say('theme', themes.flatMap(themeFaults)),
    ...say('languages', languages === undefined ? [] : languageListFaults(languages)),
    ...say(
      'duplicateCommand',
      repeated(commands, ({ id }) => id).map(({ id }) => `command '${id}' is declared twice`),
    ),
    ...say(
      'routeOwner',
      refs
        .filter(({ id }) => pluginOf(id) !== plugin)
        .map(({ id }) => `route '${id}' does not begin with the plugin's id`),
    ),
    ...say(
      'duplicateRoute',
      repeated(refs, ({ type, id }) => (type === 'external' ? `external ${id}` : id)).map(
        ({ id }) => `route '${id}' is declared more than once`,
      ),
    ),
    ...say(
      'subRouteParent',
      subRoutes
        .filter(({ parent }) => !routes.some(({ id }) => id === parent.id))
        .map(({ id, parent }) => `the parent '${parent.id}' of '${id}' is no route of the plugin`),
    ),
  ].concat(refViolations(refs))
}

/** The flags that plugins declare, with their owners. */
export const flagsOf = (plugins: readonly PluginRecord[]): readonly FeatureFlag[] =>
  plugins.flatMap(({ id: pluginId, featureFlags = [] }) =>
    featureFlags.map((name) => ({ name, pluginId })),
  )

const themesOf = (plugins: readonly PluginRecord[]) => [
  ...builtThemes.map(({ id }) => ({ plugin: 'portal', id })),
  ...plugins.flatMap(({ id: plugin, themes = [] }) => themes.map(({ id }) => ({ plugin, id }))),
]

const fieldsOf = (plugins: readonly PluginRecord[]) =>
  plugins.flatMap(({ id: plugin, scaffolderFields = [] }) =>
    scaffolderFields.map((name) => ({ plugin, name })),
  )

const searchTypesOf = (plugins: readonly PluginRecord[]) =>
  plugins.flatMap(({ id: plugin, searchResults = [] }) =>
    searchResults.map(({ type }) => ({ plugin, type })),
  )

const shortcutsOf = (plugins: readonly PluginRecord[]) =>
  plugins.flatMap(({ id: plugin, navigation = [], commands = [] }) =>
    [...navigation, ...commands].flatMap(({ shortcut: keys }) =>
      keys === undefined ? [] : [{ plugin, keys }],
    ),
  )

/** Single letters are reserved for the current page. */
const shortcutForm = /^[a-z] [a-z]$/

/** Every violation, all at once. */
export function pluginViolations(plugins: readonly PluginRecord[]): readonly Violation[] {
  return [
    ...repeated(plugins, ({ id }) => id).map(({ id }) => ({
      plugin: id,
      rule: 'uniqueId',
      message: `Duplicate plugin found: '${id}'`,
    })),
    ...repeated(flagsOf(plugins), ({ name }) => name).map(({ pluginId, name }) => ({
      plugin: pluginId,
      rule: 'uniqueFeatureFlag',
      message: `feature flag '${name}' is declared more than once`,
    })),
    ...repeated(themesOf(plugins), ({ id }) => id).map(({ plugin, id }) => ({
      plugin,
      rule: 'uniqueTheme',
      message: `theme '${id}' is declared more than once`,
    })),
    ...repeated(fieldsOf(plugins), ({ name }) => name).map(({ plugin, name }) => ({
      plugin,
      rule: 'uniqueScaffolderField',
      message: `template field '${name}' is declared more than once`,
    })),
    ...repeated(searchTypesOf(plugins), ({ type }) => type).map(({ plugin, type }) => ({
      plugin,
      rule: 'uniqueSearchType',
      message: `search results of type '${type}' are declared more than once`,
    })),
    ...[
      ...repeated(shortcutsOf(plugins), ({ keys }) => keys),
      ...shortcutsOf(plugins).filter(({ keys }) => !shortcutForm.test(keys)),
    ].map(({ plugin, keys }) => ({
      plugin,
      rule: 'shortcut',
      message: `shortcut '${keys}' must be unique, and two letters like 'g c'`,
    })),
    ...plugins.flatMap(ownViolations),
  ]
}
