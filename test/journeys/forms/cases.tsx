// Templates as people have them, which failed once: `test/fixtures/cases`, each standing for a kind of its own.

import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { parse } from 'yaml'
import { asJsonRecord } from '../../../src/model/json.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'
import { answerForm } from '../../support/templateForms.ts'

/** The pages of parameters as the backend hands them on. */
function stepsOf(file: string) {
  const template: unknown = parse(readFileSync(`test/fixtures/cases/${file}.yaml`, 'utf8'))
  const { parameters } = asJsonRecord(asJsonRecord(template)['spec'])
  return [parameters].flat().map((one) => {
    const { title = '', ...schema } = asJsonRecord(one)
    return { title: typeof title === 'string' ? title : '', schema }
  })
}

describe('templates as people have them', () => {
  beforeEach(rememberGuest)

  const open = (file: string) => ({
    ...answerForm(file, stepsOf(file)),
    ...renderApp({ at: `/create/templates/default/${file}` }),
  })

  const press = (name: string) => screen.findByRole('button', { name })

  it('a condition about a field of an earlier step holds, and goes with it', async () => {
    const { user, sent } = open('s05-conditions-across-steps')
    await user.click(await screen.findByRole('checkbox', { name: 'With a cache' }))
    await user.click(await press('Next'))
    const size = await screen.findByRole('spinbutton', { name: 'Size of the cache' })
    expect(size).toHaveValue('64')
    await user.clear(size)
    await user.type(size, '128')
    await user.click(await press('Back'))
    await user.click(await screen.findByRole('checkbox', { name: 'With a cache' }))
    await user.click(await press('Next'))
    await screen.findByRole('textbox', { name: 'Name' })
    expect(screen.queryByRole('spinbutton')).toBeNull()
    await user.click(await press('Back'))
    await user.click(await screen.findByRole('checkbox', { name: 'With a cache' }))
    await user.click(await press('Next'))
    await user.click(await press('Review'))
    await user.click(await press('Create'))
    await waitFor(() => {
      expect(sent).toEqual([{ wantsCache: true, cacheSize: 128 }])
    })
  })

  it('each alternative has settings of its own', async () => {
    const { user, filters } = open('s06-filter-by-dependency')
    const whose = await screen.findByRole('combobox', { name: 'Whose' })
    await user.click(screen.getByRole('combobox', { name: 'Owner' }))
    await waitFor(() => {
      expect(filters.at(-1)).toBe('kind=Group')
    })
    await user.selectOptions(whose, 'user')
    await user.click(screen.getByRole('combobox', { name: 'Owner' }))
    await waitFor(() => {
      expect(filters.at(-1)).toBe('kind=User')
    })
  })

  it('every format has a control of its own, and nothing is agreed to by itself', async () => {
    const { user, sent } = open('s13-file-upload')
    const agreed = await screen.findByRole('checkbox', { name: /I agree/ })
    expect(agreed).not.toBeChecked()
    const logo = new File(['<svg/>'], 'my logo.svg', { type: 'image/svg+xml' })
    await user.upload(screen.getByLabelText('Logo'), logo)
    await screen.findByText(/my logo\.svg, 0 kB/)
    expect(screen.getByLabelText('Phone')).toHaveAttribute('type', 'tel')
    const share = screen.getByRole('slider', { name: 'Share' })
    expect(share).toHaveValue('0')
    fireEvent.change(share, { target: { value: '40' } })
    const city = screen.getByLabelText<HTMLInputElement>('City')
    expect([...(city.list?.options ?? [])].map(({ value }) => value)).toEqual([
      'Graz',
      'Linz',
      'Vienna',
    ])
    await user.click(await press('Review'))
    await screen.findByRole('alert')
    expect(screen.getByRole('alert')).toHaveTextContent('Tick this box to go on.')
    await user.click(agreed)
    await user.click(await press('Review'))
    const reviewed = await screen.findByRole('region', { name: 'Formats' })
    expect(within(reviewed).getByText(/my logo\.svg, 0 kB/)).toBeVisible()
    await user.click(await press('Create'))
    await waitFor(() => {
      expect(sent).toMatchObject([
        {
          logo: `data:image/svg+xml;name=my%20logo.svg;base64,${btoa('<svg/>')}`,
          share: 40,
          agreed: true,
        },
      ])
    })
  })
})
