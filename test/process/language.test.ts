import { expect, it, jest } from '@jest/globals'
import { languageChosen, selectLanguage } from '../../src/features/preferences/languageSlice.ts'
import { selectAlerts } from '../../src/features/shell/alerts/alertsSlice.ts'
import { configLoaded } from '../../src/features/shell/boot/bootSlice.ts'
import type { Deployment } from '../../src/sagas/services/services.ts'
import { startProcesses, testConfig } from '../support/processHarness.ts'

interface Start {
  readonly stored?: string
  readonly configured?: { readonly available: readonly string[]; readonly default: string }
  readonly load?: (language: string) => Promise<void>
  readonly deployment?: Deployment
}

const all = { available: ['en', 'de', 'zh'], default: 'en' }

function start({
  stored,
  configured = all,
  load = () => Promise.resolve(),
  ...others
}: Start = {}) {
  const shown: string[] = []
  const run = startProcesses(
    [],
    { texts: { load, show: (language) => void shown.push(language) }, ...others },
    {
      kept: stored === undefined ? {} : { language: stored },
      aside: /^(?:boot|session|userSettings)\//,
    },
  )
  run.dispatch(configLoaded({ ...testConfig, languages: configured }))
  const language = () => selectLanguage(run.portal.store.getState())
  return { ...run, shown, language }
}

it('is the one that this browser remembers', async () => {
  const { advance, expectEvents, language, shown } = start({ stored: 'de' })
  await advance()
  expect(language()).toEqual({ status: 'shown', language: 'de', chosen: 'de' })
  expect(shown).toEqual(['de'])
  expectEvents(
    'language/languageRemembered',
    'language/languageRequested',
    'language/languageShown',
  )
})

it('is the configured one where the remembered one exists no more', async () => {
  const configured = { available: ['en', 'zh'], default: 'zh' }
  const { advance, expectEvents, shown } = start({ stored: 'fr', configured })
  await advance()
  expect(shown).toEqual(['zh'])
  expectEvents(
    'language/languageRemembered',
    'language/languageRequested',
    'language/languageShown',
  )
})

it('is the remembered one, too, where the configuration could not be read', async () => {
  const shown: string[] = []
  const { advance, expectEvents } = startProcesses(
    [],
    {
      configuration: {
        load: () => Promise.reject(new Error('Not Found')),
        check: () => Promise.resolve(),
        data: () => undefined,
      },
      texts: { load: () => Promise.resolve(), show: (language) => void shown.push(language) },
    },
    { kept: { language: 'de' }, aside: /^(?:session|userSettings)\// },
  )
  await advance()
  expect(shown).toEqual(['de'])
  expectEvents(
    'language/languageRemembered',
    'boot/configFailed',
    'language/languageRequested',
    'language/languageShown',
  )
})

it('changes once its texts are there, and is remembered', async () => {
  const { advance, dispatch, expectEvents, kept, language } = start()
  dispatch(languageChosen('zh'))
  expect(language()).toEqual({ status: 'changing', language: 'en', to: 'zh', chosen: 'zh' })
  await advance()
  expect(language()).toEqual({ status: 'shown', language: 'zh', chosen: 'zh' })
  expect(kept.get('language')).toBe('zh')
  expectEvents('language/languageChosen', 'language/languageRequested', 'language/languageShown')
})

it('cannot change to one that the portal does not have', async () => {
  const { advance, dispatch, expectEvents, language, shown } = start()
  dispatch(languageChosen('fr'))
  await advance()
  expect(language()).toMatchObject({ status: 'shown', language: 'en' })
  expect(shown).toEqual([])
  expectEvents('language/languageChosen')
})

it('stays where texts cannot be fetched, and the page says so', async () => {
  const { advance, dispatch, expectEvents, language, portal } = start({
    load: () => Promise.reject(new Error('Loading chunk de failed')),
  })
  dispatch(languageChosen('de'))
  await advance()
  expect(language()).toEqual({ status: 'failed', language: 'en', chosen: 'de' })
  expect(selectAlerts(portal.store.getState())).toMatchObject({
    shown: { message: 'de: Loading chunk de failed' },
  })
  const steps = [
    ...['language/languageChosen', 'language/languageRequested'],
    ...['alerts/posted', 'language/languageFailed'],
  ]
  expectEvents(...steps)
  // Chosen again, they are fetched again.
  dispatch(languageChosen('de'))
  await advance()
  expectEvents(...steps)
})

it('leads to the build that has its texts, where they belong to one that is gone', async () => {
  const missing = Object.assign(new Error('Loading chunk de failed'), { name: 'ChunkLoadError' })
  const load = jest.fn()
  const { advance, dispatch, expectEvents } = start({
    load: () => Promise.reject(missing),
    deployment: {
      version: 'old',
      servedVersion: () => Promise.resolve('new'),
      wasLoadedFor: () => false,
      load,
    },
  })
  dispatch(languageChosen('de'))
  await advance()
  expect(load).toHaveBeenCalledWith('new', undefined)
  expectEvents(
    'language/languageChosen',
    'language/languageRequested',
    'release/chunkFailed',
    'alerts/posted',
    'language/languageFailed',
    'release/newVersionFound',
    'release/reloadRequested',
  )
})

it('follows the browser’s other tabs', async () => {
  const { advance, expectEvents, hear, language } = start()
  hear('language', 'de')
  await advance()
  expect(language()).toEqual({ status: 'shown', language: 'de', chosen: 'de' })
  expectEvents(
    'language/languageRemembered',
    'language/languageRequested',
    'language/languageShown',
  )
})

it('is that of the last choice, however long its texts take', async () => {
  const waiting = new Map<string, () => void>()
  const { advance, dispatch, expectEvents, language, shown } = start({
    load: (id) =>
      new Promise((resolve) => {
        waiting.set(id, resolve)
      }),
  })
  dispatch(languageChosen('de'))
  dispatch(languageChosen('zh'))
  waiting.get('zh')?.()
  await advance()
  waiting.get('de')?.()
  await advance()
  expect(language()).toEqual({ status: 'shown', language: 'zh', chosen: 'zh' })
  expect(shown).toEqual(['zh'])
  expectEvents(
    'language/languageChosen',
    'language/languageRequested',
    'language/languageChosen',
    'language/languageRequested',
    'language/languageShown',
  )
})
