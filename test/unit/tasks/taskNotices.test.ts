import { expect, it, jest } from '@jest/globals'
import { createSystemNotices } from '../../../src/sagas/services/systemNotices.ts'
import { createTaskNotices } from '../../../src/sagas/tasks/services/taskNotices.ts'

interface Shown {
  readonly title: string
  readonly options: unknown
  onclick?: () => void
  readonly close: () => void
}

function pageWith(permission: string, isBroken = false) {
  const shown: Shown[] = []
  const focus = jest.fn()
  class Notification {
    static readonly permission = permission
    static readonly requestPermission = () =>
      isBroken ? Promise.reject(new Error('no gesture')) : Promise.resolve('granted')
    readonly close = jest.fn()
    readonly title: string
    readonly options: unknown
    constructor(title: string, options: unknown) {
      this.title = title
      this.options = options
      if (isBroken) throw new TypeError('Illegal constructor')
      shown.push(this)
    }
  }
  const page = { document, focus, Notification } as never
  return {
    shown,
    focus,
    notices: createTaskNotices(createSystemNotices(page), (result) => `The task ${result}.`),
  }
}

const notice = { taskId: 'task-1', name: 'New service', result: 'completed' } as const

it('shows the name and the result; a press shows the page', () => {
  const { notices, shown, focus } = pageWith('granted')
  expect(notices.show(notice)).toBe('granted')
  expect(shown).toMatchObject([
    { title: 'New service', options: { body: 'The task completed.', tag: 'task-1' } },
  ])
  shown[0]?.onclick?.()
  expect(focus).toHaveBeenCalled()
  expect(shown[0]?.close).toHaveBeenCalled()
})

it('shows nothing without permission, in a browser without notifications, or that refuses them', async () => {
  expect(pageWith('denied').notices.show(notice)).toBe('denied')
  expect(pageWith('granted', true).notices.show(notice)).toBe('unsupported')
  expect(await pageWith('default', true).notices.ask()).toBe('default')
  const none = createTaskNotices(
    createSystemNotices({ document, focus: () => undefined }),
    () => '',
  )
  expect([none.permission(), await none.ask(), none.show(notice)]).toEqual(
    Array(3).fill('unsupported'),
  )
  expect(none.isHidden()).toBe(false)
})
