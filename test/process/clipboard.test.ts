import { expect, it, jest } from '@jest/globals'
import { copyRequested } from '../../src/features/shell/clipboardSlice.ts'
import { startProcesses } from '../support/processHarness.ts'

const startClipboard = () => {
  const write = jest.fn<(text: string) => Promise<void>>()
  write.mockResolvedValue()
  return { write, ...startProcesses([], { clipboard: { write } }) }
}

it('copies, and says so for a second', async () => {
  const { advance, dispatch, expectEvents, state, write } = startClipboard()
  dispatch(copyRequested({ button: 'one', text: 'component:default/x' }))
  await advance()
  expect(write).toHaveBeenCalledWith('component:default/x')
  expect(state().clipboard).toEqual({ status: 'copied', button: 'one' })
  await advance(999)
  expectEvents('clipboard/copyRequested', 'clipboard/copySucceeded')
  await advance(1)
  expectEvents('clipboard/confirmationEnded')
  expect(state().clipboard).toEqual({ status: 'idle' })
})

it('posts a refusal of the browser as an alert', async () => {
  const { advance, dispatch, expectEvents, state, write } = startClipboard()
  write.mockRejectedValue(new DOMException('Document is not focused.', 'NotAllowedError'))
  dispatch(copyRequested({ button: 'one', text: 'x' }))
  await advance()
  expectEvents('clipboard/copyRequested', 'clipboard/copyFailed', 'alerts/posted')
  expect(state().alerts).toMatchObject({
    shown: { message: 'NotAllowedError: Document is not focused.', severity: 'error' },
  })
})

it('answers the newest request only', async () => {
  const { advance, dispatch, expectEvents, state, write } = startClipboard()
  write.mockReturnValueOnce(new Promise(() => undefined))
  dispatch(copyRequested({ button: 'one', text: '1' }))
  dispatch(copyRequested({ button: 'two', text: '2' }))
  await advance()
  expect(state().clipboard).toEqual({ status: 'copied', button: 'two' })
  await advance(1_000)
  expectEvents(
    'clipboard/copyRequested',
    'clipboard/copyRequested',
    'clipboard/copySucceeded',
    'clipboard/confirmationEnded',
  )
})
