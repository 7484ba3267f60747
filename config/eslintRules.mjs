// The project's own lint rules: a selector of forbidden code, and what to do instead. Rules with
// their own names add up where folders overlap, unlike entries of one `no-restricted-syntax`.
// test/lint/lintRules.test.ts proves that each rule fires, and on what it does not.

import { dirname, resolve } from 'node:path'

const forbid = (message, ...selectors) => ({
  meta: { type: 'problem', schema: [] },
  create: (context) => ({ [selectors.join(', ')]: (node) => context.report({ node, message }) }),
})

const setter = '/^(set|update|toggle|clear|reset|handle)([A-Z]|$)/'
/** Calls that create a slice. */
const slice = 'CallExpression[callee.name=/^(createSlice|keptSlice|partlyKeptSlice)$/]'
const outsidePrepare = ":not(Property[key.name='prepare'] *)"
const effect = 'use(Layout|Insertion)?Effect'
const inEffect = `:matches(CallExpression[callee.name=/^${effect}$/], CallExpression[callee.property.name=/^${effect}$/])`
const effects =
  'all|call|cancel|cancelled|delay|flush|fork|getContext|join|put|race|retry|select|service|setContext|spawn|take|takeEvery|takeLatest|takeLeading|throttle|debounce|actionChannel|postAlert'
const shownAttribute =
  'JSXAttribute[name.name=/^(aria-label|aria-description|aria-roledescription|aria-valuetext|title|placeholder|alt|label|hint)$/]'
/** Text in an expression, as far as it is literal: `{'a'}`, `{b ? 'a' : c}`, `{b && 'a'}`, `` {`a ${b}`} ``. */
const shownText = (parent) =>
  ['', ' > ConditionalExpression', ' > LogicalExpression'].flatMap((way) => [
    `${parent} > JSXExpressionContainer${way} > Literal[value=/\\p{L}/u]`,
    `${parent} > JSXExpressionContainer${way} > TemplateLiteral > TemplateElement[value.raw=/\\p{L}/u]`,
  ])

// ---- Areas: the same name in each layer (docs/architecture.md) ----

/** Paths below `src`, and of the tests' sample plugin. */
const placeForm =
  /(?:^|[\\/])(?:src|samplePlugin)[\\/](model|features|sagas|plugins)[\\/]([^\\/]+)[\\/]/
/** Folders that belong to no area: every area may use them. */
const foundations = new Set(['config', 'routes', 'plugins', 'integrations', 'kit', 'services'])
/** Areas whose parts all others may use. */
const shared = new Set(['entities', 'logs'])
/** Areas whose models all others may use; `ui/graph` draws any graph. */
const platform = new Set(['shell', 'session', 'preferences', 'graph', 'offline'])

const placeOf = (file) => {
  const [, layer, area] = placeForm.exec(file) ?? []
  return layer && { layer, area }
}

/** Whether a file may import another, by their areas. */
function mayImport(from, file) {
  const to = placeOf(file)
  if (!to || foundations.has(to.area) || shared.has(to.area) || to.area === from.area) return true
  if (to.layer === 'features' && /(Slice|Api)\.ts$/.test(file)) return true
  if (to.layer === 'model') return platform.has(to.area)
  // Manifests and modules combine several areas; so do the portal's services.
  if (from.layer === 'plugins') return to.layer === 'plugins'
  return from.area === 'services' && to.layer === 'sagas' && platform.has(to.area)
}

const areas = {
  meta: { type: 'problem', schema: [] },
  create: (context) => {
    const from = placeOf(context.filename)
    // The reader of the whole configuration imports each area's reader.
    if (!from || context.filename.endsWith('portalConfig.ts')) return {}
    const look = ({ source }) => {
      if (source?.type !== 'Literal' || !String(source.value).startsWith('.')) return
      if (mayImport(from, resolve(dirname(context.filename), source.value))) return
      const message = `The area '${from.area}' imports itself, 'entities', 'logs', the models of the platform, and of other areas only slices and endpoints.`
      context.report({ loc: source.loc, message })
    }
    return {
      ImportDeclaration: look,
      ImportExpression: look,
      ExportNamedDeclaration: look,
      ExportAllDeclaration: look,
    }
  },
}

const rules = {
  areas,
  'no-setter-actions': forbid(
    'An action says what happened, in the past tense: `urlSubmitted`, not `setUrl`.',
    `${slice} > ObjectExpression > Property[key.name='reducers'] > ObjectExpression > Property[key.name=${setter}]`,
    `${slice} > ObjectExpression > Property[key.name='reducers'] > ArrowFunctionExpression > ObjectExpression > Property[key.name=${setter}]`,
    "CallExpression[callee.name='createAction'] > Literal[value=/\\/(set|update|toggle|clear|reset|handle)([A-Z]|$)/]",
  ),
  'no-world-in-slices': forbid(
    'A reducer must give the same state at each replay: let time, ids and stored values come in the payload.',
    `NewExpression[callee.name='Date']${outsidePrepare}`,
    `CallExpression[callee.name='Date']${outsidePrepare}`,
    `MemberExpression[object.name=/^(Date|localStorage|sessionStorage|crypto|performance|indexedDB)$/]${outsidePrepare}`,
    `MemberExpression[object.name='Math'][property.name='random']${outsidePrepare}`,
    `CallExpression[callee.name=/^(nanoid|uuid|dayjs|fetch|setTimeout|setInterval|requestAnimationFrame)$/]${outsidePrepare}`,
  ),
  'no-bare-delegate': forbid(
    'Write `yield* call(child)`: after a bare `yield* child()` a cancelled parent may go on (redux-saga #1986).',
    `YieldExpression[delegate=true]:not([argument.callee.name=/^(${effects})$/])`,
  ),
  'no-random-in-sagas': forbid(
    'The world comes from a service: `yield* service("ids")`.',
    "MemberExpression[object.name='Math'][property.name='random']",
  ),
  'no-dispatch-in-effects': forbid(
    'Components dispatch from event handlers only: what starts with a page is started by a saga on `location/navigated`.',
    `${inEffect} CallExpression[callee.name='dispatch']`,
    `${inEffect} CallExpression[callee.property.name='dispatch']`,
  ),
  'no-text-outside-messages': forbid(
    'Texts that people read come from a message catalogue: `t("…")`.',
    'JSXText[value=/\\p{L}/u]',
    ...shownText(':matches(JSXElement, JSXFragment)'),
    `${shownAttribute} > Literal[value=/\\p{L}/u]`,
    ...shownText(shownAttribute),
  ),
  'no-re-exports': forbid(
    'Import a thing from where it is: re-exports hide who uses whom, and defeat lazy loading.',
    'ExportAllDeclaration',
    'ExportNamedDeclaration[source]',
  ),
  'no-sleeps': forbid(
    'A test waits for what it wants to see, never for a time to pass.',
    "NewExpression[callee.name='Promise'] CallExpression[callee.name='setTimeout']",
    "NewExpression[callee.name='Promise'] CallExpression[callee.property.name='setTimeout']",
    "CallExpression[callee.property.name='waitForTimeout']",
    'ImportDeclaration[source.value=/^(node:)?timers\\/promises$/]',
  ),
  // The rules of eslint-plugin-jest for tests with other runners (`node:test`, Playwright).
  'no-unrun-tests': forbid(
    'Every test runs: no `.skip`, no `.only`.',
    'MemberExpression[object.name=/^(it|test|describe|suite)$/][property.name=/^(skip|only|todo)$/]',
    'CallExpression[callee.name=/^([xf](it|test|describe))$/]',
    'CallExpression[callee.name=/^(it|test|describe|suite)$/] > ObjectExpression > Property[key.name=/^(skip|only|todo)$/]',
  ),
  // As `jest/expect-expect`, for other runners; Playwright's `waitFor` fails by itself.
  'no-test-without-assertion': forbid(
    'A test asserts something.',
    "CallExpression[callee.name=/^(it|test)$/]:not(:has(CallExpression[callee.object.name='assert'])):not(:has(CallExpression[callee.name=/^(assert|expect)/])):not(:has(CallExpression[callee.property.name='waitFor']))",
  ),
  'disable-with-reason': {
    meta: { type: 'problem', schema: [] },
    create: (context) => ({
      Program: () => {
        for (const comment of context.sourceCode.getAllComments()) {
          if (!/^\s*eslint-disable/.test(comment.value) || /\s--\s+\S/.test(comment.value)) continue
          const message = 'Say why: `eslint-disable… rule -- reason`.'
          context.report({ loc: comment.loc, message })
        }
      },
    }),
  },
}

export const portico = { meta: { name: 'portico' }, rules }
