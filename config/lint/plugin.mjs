// The project's own lint rules: a selector of forbidden code, and what to do instead. Rules with
// their own names add up where folders overlap, unlike entries of one `no-restricted-syntax`.
// test/lint/lintRules.test.ts proves that each rule fires, and on what it does not.

import { areas } from './areas.mjs'
import { importOrder } from './importOrder.mjs'
import { layers } from './layers.mjs'

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

const rules = {
  areas,
  layers,
  'import-order': importOrder,
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
  'no-bare-encoding': forbid(
    'Use `encodePart`: this throws on a lone surrogate, which answers of other servers may have.',
    'Identifier[name=/^encodeURI(Component)?$/]',
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

export default { meta: { name: 'portico' }, rules }
