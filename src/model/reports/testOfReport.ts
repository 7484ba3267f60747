// Writes the journey test of a report: the user's steps, with the recorded answers, until what went wrong.

import { isRecord } from '../isRecord.ts'
import { readPerson, type Person } from '../session/readPerson.ts'
import type { RecordedAction, Step, StepTarget } from '../shell/recording.ts'
import type { OpenedReport } from './readReport.ts'
import { isFailedAction } from './stateChanges.ts'

/** As a text of TypeScript on one line. */
const quoted = (text: string): string =>
  `'${JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll("'", "\\'")
    .replaceAll(/[\u2028\u2029]/g, ' ')}'`

const asLiteral = (value: object): string =>
  JSON.stringify(value).replaceAll(/[\u2028\u2029]/g, ' ')

/** `user` reads `{` and `[` as the beginning of a key. */
const asTyped = (text: string): string => text.replaceAll(/[{[]/g, '$&$&')

function found({ role, name, nth = 0 }: StepTarget, others = 'Text'): string {
  const all = nth > 0
  const how = all ? 'findAllBy' : 'findBy'
  const query =
    role === ''
      ? `screen.${how}${others}(${quoted(name)})`
      : `screen.${how}Role(${quoted(role)}, { name: ${quoted(name)} })`
  return all ? `nth(await ${query}, ${String(nth)})` : `await ${query}`
}

const keyOf = (key: string): string => {
  const [last = '', ...modifiers] = key.split('+').toReversed()
  const held = modifiers.map((modifier) => `{${modifier}>}`).join('')
  const released = modifiers.map((modifier) => `{/${modifier}}`).join('')
  return held + (last.length === 1 && modifiers.length > 0 ? last : `{${last}}`) + released
}

function lineOf(step: Step): string {
  switch (step.does) {
    case 'click':
      return `await user.click(${found(step)})`
    case 'type':
      return step.text === null
        ? `// A secret was typed here.\n  await user.type(${found(step, 'LabelText')}, 'secret')`
        : step.text === ''
          ? `await user.clear(${found(step, 'LabelText')})`
          : `await retype(user, ${found(step, 'LabelText')}, ${quoted(asTyped(step.text))})`
    case 'choose':
      return `await user.selectOptions(${found(step)}, ${quoted(step.text)})`
    case 'press':
      return `await user.keyboard(${quoted(keyOf(step.key))})`
  }
}

/**
 * Types of the actions that say that something went wrong, each once.
 * @internal Exported for tests, also for those that are written.
 */
export const wrongIn = (actions: readonly RecordedAction[]): readonly string[] => [
  ...new Set(
    actions
      .filter((action) => isFailedAction(action) || action.type.startsWith('pluginFaults/'))
      .map(({ type }) => type),
  ),
]

/** Where the recorded page was before its first action, or went first. */
function beginOf({ start, actions }: OpenedReport): string {
  const first = actions.find(({ type }) => type === 'location/navigated') as
    { readonly payload?: unknown } | undefined
  const known = isRecord(start?.['location']) ? start['location'] : {}
  const place = known['pathname'] ? known : isRecord(first?.payload) ? first.payload : {}
  const part = (key: string) => (typeof place[key] === 'string' ? place[key] : '')
  return part('pathname') + part('search') + part('hash') || '/'
}

/** The user of the tests' recorded backend. */
const guestRef = 'user:default/guest'

/** The person who was signed in at the start of the recording, else the first one who signed in. */
const personOf = ({ start, actions }: OpenedReport): Person | undefined =>
  [
    start?.['session'],
    ...actions.map((action) => (action as { readonly payload?: unknown }).payload),
  ]
    .map(readPerson)
    .find((person) => person !== undefined)

const payloadOf = (action: RecordedAction): unknown =>
  (action as { readonly payload?: unknown }).payload

/** The sign-in page of the recorded portal, as its configuration lists the providers; undefined without one. */
function signInPageOf({ start, actions }: OpenedReport): string | undefined {
  const loaded = actions.find(({ type }) => type === 'boot/configLoaded')
  const boot = isRecord(start?.['boot']) ? start['boot'] : {}
  const config = loaded ? payloadOf(loaded) : boot['config']
  const page = isRecord(config) ? config['signInPage'] : undefined
  const providers = isRecord(page) && Array.isArray(page['providers']) ? page['providers'] : []
  const offered = providers.filter(isRecord).map(({ id, title, message, isProxied }) => ({
    ...{ id, title, message },
    ...(isProxied === true && { proxied: true }),
  }))
  return offered.length === 0 ? undefined : offered.map(asLiteral).join(', ')
}

/** How the person signed in by hand, undefined if they were signed in already; null if they did not get that far. */
function signInByHand({ start, actions }: OpenedReport): string | null | undefined {
  if (readPerson(start?.['session'])) return undefined
  for (const action of actions) {
    if (action.type === 'session/signInSucceeded') return undefined
    const payload = payloadOf(action)
    if (action.type === 'session/signInRequested' && isRecord(payload))
      return typeof payload['method'] === 'string' ? payload['method'] : null
  }
  return null
}

const helpers = ['answersOf', 'byWindow', 'expectNone', 'nth', 'retype', 'signsIn']

/** `name` is that of the file with the answers. Throws for a log without a report. */
export function testOfReport(report: OpenedReport, name: string): string {
  const { about, actions } = report
  if (!about) throw new Error('This log has no steps of a user')
  const { whatHappened, at, steps } = about
  const day = /^\d{4}-\d\d-\d\d/.exec(at)?.[0] ?? 'an unknown day'
  const wrong = wrongIn(actions)
  const end =
    wrong.length > 0
      ? `// What went wrong in the report. Add what should have been seen, if this is not enough.
  await expectNone(recorder, [${wrong.map(quoted).join(', ')}])`
      : `// The report has no failure: say what should have been seen.
  expect(await screen.findByText('What should have been seen?')).toBeVisible()`
  const body = [...steps.map(lineOf), end].map((line) => `  ${line}`).join('\n')
  const person = personOf(report)
  const isGuest = person === undefined || person.identity.userEntityRef === guestRef
  const page = signInPageOf(report)
  const method = page === undefined ? undefined : signInByHand(report)
  const isSignedIn = method === undefined
  // A provider's window, in which the person signs in at once.
  const isByWindow = person !== undefined && typeof method === 'string' && method !== 'guest'
  const answers = [
    !isGuest && !isByWindow && `signsIn(${asLiteral(person)})`,
    `...answersOf(${quoted(name)})`,
  ]
    .filter(Boolean)
    .join(', ')
  const options = [
    `at: ${quoted(beginOf(report))}`,
    isByWindow && `services: byWindow(${asLiteral(person)})`,
  ]
    .filter(Boolean)
    .join(', ')
  const used = helpers.filter((one) => `${body}${answers}${options}`.includes(`${one}(`))
  const view = [wrong.length > 0 && 'recorder', body.includes('user') && 'user'].filter(Boolean)
  return `// From a problem report of ${day}. Fails until the defect is mended.

import { beforeEach, ${wrong.length > 0 ? '' : 'expect, '}it } from '@jest/globals'
${body.includes('screen.') ? "import { screen } from '@testing-library/react'\n" : ''}import { server } from '../../../test/support/backend.ts'
${isSignedIn ? "import { rememberGuest } from '../../../test/support/catalog.ts'\n" : ''}import { renderApp } from '../../../test/support/renderApp.tsx'
import { ${used.join(', ')} } from '../../../test/support/reported.ts'
${
  isSignedIn
    ? '\nbeforeEach(rememberGuest)\n'
    : `import { servePage } from '../../../test/support/signIn.ts'

// The report begins on the sign-in page.
beforeEach(() => {
  servePage(${quoted(page ?? '')})
})
`
}
it(${quoted(whatHappened.trim() || 'works as the person expected')}, async () => {
  server.use(${answers})
  const { ${view.join(', ')} } = renderApp({ ${options} })
${body}
})
`
}
