// Every text comes from a catalogue: in a language that marks all its texts, unmarked ones must
// come from the backend or the configuration.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import i18next from 'i18next'
import { definition } from '../../../config/plugins.ts'
import { configYaml } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'
import { servePage } from '../../support/signIn.ts'

const folder = join(process.cwd(), 'test/fixtures/recorded')
const data = readdirSync(folder)
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n')
  .concat(
    configYaml,
    JSON.stringify(definition.plugins.map(({ navigation }) => navigation)),
    'English Deutsch 中文 0.0.0-test',
  )
  .toLowerCase()

const mark = (text: string) => `⟦${text}⟧`

/** Shown texts are rendered again. */
const markTexts = () =>
  act(async () => {
    i18next.options.postProcess = ['pseudo']
    await i18next.changeLanguage('en')
  })

/** Texts and names on the page that are in no catalogue. Times are dayjs's, sizes and durations the browser's. */
function unmarked(): readonly string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest('script, style, title, time') === null)
      found.push(node.textContent ?? '')
  }
  for (const element of document.querySelectorAll(':not(time)')) {
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'])
      found.push(element.getAttribute(name) ?? '')
  }
  const isOfData = (text: string) =>
    text
      .toLowerCase()
      .split(/[\s·:/",.]+/)
      .every((word) => data.includes(word))
  return (
    found
      // Without the keys of a shortcut, such as `(g c)`.
      .map((text) => text.trim().replace(/ \([a-z] [a-z]\)$/, ''))
      .filter((text) => !/^[\d,]+ (?:byte|ms)$/.test(text))
      .filter((text) => /\p{L}/u.test(text) && !text.includes('⟦') && !isOfData(text))
  )
}

describe('pseudoLanguage', () => {
  beforeAll(() => {
    i18next.use({ type: 'postProcessor', name: 'pseudo', process: mark })
  })
  afterEach(() => {
    i18next.options.postProcess = false
  })

  it.each([
    ['/catalog', 'Checkout Service'],
    ['/catalog/default/component/checkout-service', '⟦Relations graph⟧'],
    ['/catalog/default/component/no-such-thing', '⟦Entity was not found⟧'],
    ['/settings', '⟦Theme⟧'],
    ['/nowhere', '⟦PAGE NOT FOUND⟧'],
  ])('shows no text at %s that is in no catalogue', async (at, shown) => {
    rememberGuest()
    renderApp({ at })
    await markTexts()
    expect((await screen.findAllByText(shown))[0]).toBeVisible()
    expect(await screen.findByRole('button', { name: '⟦My groups⟧' })).toBeVisible()
    expect(unmarked()).toEqual([])
  })

  it('shows no text on the sign-in page that is in no catalogue', async () => {
    servePage('{ id: guest }, { id: custom }, { id: oidc, title: Checkout }')
    renderApp()
    await markTexts()
    expect(await screen.findByRole('button', { name: '⟦Enter⟧' })).toBeVisible()
    expect(unmarked()).toEqual([])
  })
})
