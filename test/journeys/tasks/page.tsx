import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { rememberGuest } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'
import { answerTask, recordedTask, sent, stepIs } from '../../support/taskPage.ts'

describe('page', () => {
  beforeEach(rememberGuest)
  afterEach(() => {
    Reflect.deleteProperty(window, 'Notification')
  })

  const steps = async () => within(await screen.findByRole('region', { name: 'Steps' }))
  const button = async (name: string) => (await steps()).getByRole('button', { name })

  it('follows the running step until the user chooses one, and keeps the line in the URL', async () => {
    const task = answerTask(recordedTask('processing'))
    task.says(stepIs('s1', 'processing'))
    const { user, router } = renderApp({ at: `${task.at}#L3` })
    expect(await (await steps()).findByText('Running')).toBeVisible()
    expect(await button('Burst 1')).toHaveAttribute('aria-pressed', 'true')
    expect(await button('Follow running step')).toHaveAttribute('aria-pressed', 'true')
    task.says(stepIs('s1', 'completed', '2026-11-21T09:40:19.000Z'), stepIs('s2', 'processing'))
    expect(await (await steps()).findByText('Succeeded')).toBeVisible()
    expect((await steps()).getByText('2 s')).toBeVisible()
    expect(await button('Burst 2')).toHaveAttribute('aria-pressed', 'true')
    expect((await button('Burst 2')).closest('li')).toHaveAttribute('aria-current', 'step')
    await user.click(await button('Burst 1'))
    expect(router.state.location).toMatchObject({ search: '?step=s1', hash: '#L3' })
    expect(await button('Burst 1')).toHaveAttribute('aria-pressed', 'true')
    expect(await button('Follow running step')).toHaveAttribute('aria-pressed', 'false')
    await user.click(await button('All steps'))
    expect(router.state.location.search).toBe('?step=*')
    expect(await button('Burst 1')).toHaveAttribute('aria-pressed', 'false')
    await user.click(await button('Follow running step'))
    expect(router.state.location).toMatchObject({ search: '', hash: '#L3' })
    expect(await button('Burst 2')).toHaveAttribute('aria-pressed', 'true')
  })

  it('shows a failed step, and the steps that were skipped for it', async () => {
    const task = answerTask(recordedTask('failed'))
    task.says(
      stepIs('a', 'processing'),
      stepIs('a', 'completed'),
      stepIs('b', 'processing'),
      stepIs('b', 'failed'),
      stepIs('c', 'skipped'),
      sent({ message: 'Run completed with status: failed' }, 'completion'),
    )
    renderApp({ at: task.at })
    expect(await (await steps()).findByText('An earlier step failed.')).toBeVisible()
    expect(await button('Boom')).toHaveAttribute('aria-pressed', 'true')
    const [, boom, never] = (await steps()).getAllByRole('listitem')
    expect(boom).toHaveTextContent(/^BoomFailed/)
    expect(never).toHaveTextContent(/^NeverSkipped/)
  })

  it.each([
    ['failed', true],
    ['processing', false],
  ] as const)(
    "wraps the long lines of a %s task's log until the user says otherwise: %s",
    async (status, wraps) => {
      const task = answerTask(recordedTask(status))
      task.says(sent({ message: 'x'.repeat(500) }))
      const { user } = renderApp({ at: task.at })
      const log = within(await screen.findByRole('region', { name: 'Log' }))
      await user.click(await log.findByRole('button', { name: /settings/i }))
      const box = await screen.findByRole('checkbox', { name: 'Wrap lines' })
      expect(box).toHaveProperty('checked', wraps)
      await user.click(box)
      expect(box).toHaveProperty('checked', !wraps)
    },
  )

  it('says why a step was skipped, and which steps never ran', async () => {
    const task = answerTask(recordedTask('cancelled'))
    task.says(
      stepIs('skipped', 'processing'),
      stepIs('skipped', 'skipped'),
      stepIs('each', 'processing'),
      sent({ message: 'Run completed with status: failed' }, 'completion'),
    )
    renderApp({ at: task.at })
    const skipped = (await button('Skipped unless verbose')).closest('li')
    expect(await (await steps()).findByText('Interrupted')).toBeVisible()
    expect(skipped).toHaveTextContent('Condition not met: ${{ parameters.verbose }}')
    expect((await button('Log end')).closest('li')).toHaveTextContent('Not run')
  })

  it('shows a step that runs again after a retry', async () => {
    const task = answerTask(recordedTask('processing'))
    task.says(
      stepIs('s1', 'processing'),
      stepIs('s1', 'failed'),
      sent({ recoverStrategy: 'none' }, 'recovered'),
      stepIs('s1', 'processing'),
    )
    renderApp({ at: task.at })
    expect(await (await steps()).findByText('2 runs')).toBeVisible()
    expect((await button('Burst 1')).closest('li')).toHaveTextContent(/^Burst 1Running/)
  })

  it('keeps the place of the divider between steps and log, which moves by keyboard', async () => {
    const task = answerTask(recordedTask('processing'))
    const { user } = renderApp({ at: task.at })
    const divider = await screen.findByRole('separator', { name: 'Divider between steps and log' })
    divider.focus()
    expect(divider).toHaveFocus()
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(localStorage.getItem('portico.taskPanes')).toBe('44')
    await user.keyboard('{End}{ArrowRight}')
    expect(localStorage.getItem('portico.taskPanes')).toBe('70')
    await user.keyboard('{Home}{ArrowLeft}x')
    expect(localStorage.getItem('portico.taskPanes')).toBe('20')
    expect(screen.getByRole('region', { name: 'Log' })).toBeVisible()
  })

  it("copies the page's address with its step and lines", async () => {
    const task = answerTask(recordedTask('processing'))
    const copied: string[] = []
    const clipboard = {
      write: (text: string) => {
        copied.push(text)
        return Promise.resolve()
      },
    }
    const { user } = renderApp({ at: `${task.at}?step=s2#L3`, services: { clipboard } })
    await user.click(await screen.findByRole('button', { name: 'Copy link' }))
    expect(await screen.findByRole('button', { name: 'Copied!' })).toBeVisible()
    expect(copied).toEqual([expect.stringMatching(/^http.*\/create\/tasks\/[\w-]+\?step=s2#L3$/)])
  })

  it("shows the task's state in the browser's tab, and no longer on another page", async () => {
    const icon = Object.assign(document.createElement('link'), { rel: 'icon', href: '/icon.svg' })
    document.head.append(icon)
    const task = answerTask(recordedTask('failed'))
    const { user } = renderApp({ at: task.at })
    await screen.findByRole('heading', { level: 1, name: 'Failing template' })
    await waitFor(() => {
      expect(document.title).toBe('✗ Failing template · Portico')
    })
    // jsdom computes no variables.
    expect(icon.href).toContain('fill%3D%22var(--ant-color-error)%22')
    await user.click(screen.getByRole('link', { name: 'Settings' }))
    await screen.findByRole('heading', { level: 1, name: 'Settings' })
    expect(icon.href).toMatch(/\/icon\.svg$/)
    expect(document.title).toBe('Settings · Portico')
  })

  it('asks the browser to notify of the end of a task, and says so where it is blocked', async () => {
    const asked: string[] = []
    const Notification = {
      permission: 'default',
      requestPermission: () => {
        asked.push('asked')
        return Promise.resolve(asked.length === 1 ? 'granted' : 'denied')
      },
    }
    Object.assign(window, { Notification })
    const task = answerTask(recordedTask('processing'))
    const { user } = renderApp({ at: task.at })
    await user.click(await screen.findByRole('button', { name: 'Notify me', pressed: false }))
    const on = await screen.findByRole('button', { name: 'Notify me', pressed: true })
    expect(localStorage.getItem('portico.taskNotices')).toBe('true')
    await user.click(on)
    await user.click(await screen.findByRole('button', { name: 'Notify me', pressed: false }))
    expect(await screen.findByText(/^Notifications are blocked/)).toBeVisible()
    expect(asked).toHaveLength(2)
  })
})
