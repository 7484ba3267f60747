import { afterEach, expect, it } from '@jest/globals'
import { configure, screen } from '@testing-library/react'
import { waitForFirstScreen } from '../../support/firstScreen.ts'

configure({ asyncUtilTimeout: 20 })
waitForFirstScreen(10_000)

afterEach(() => {
  document.body.replaceChildren()
})

const show = (tag: string, text: string) => {
  document.body.append(Object.assign(document.createElement(tag), { textContent: text }))
}

it('gives the first screen more time than others', async () => {
  show('p', 'Loading…')
  setTimeout(() => {
    show('h1', 'Catalog')
  }, 200)
  expect(await screen.findByText('Catalog')).toBeVisible()
})

it('gives what is on a screen the usual time', async () => {
  show('h1', 'Catalog')
  await expect(screen.findByText('28 entities')).rejects.toThrow('Unable to find an element')
})
