import { expect, it } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRecordings } from '../../../src/sagas/services/recordings.ts'

it('forgets the answers and steps of a user who has left', async () => {
  let time = 1_000
  const recordings = createRecordings(
    () => [],
    window,
    () => time,
  )
  await recordings.followSteps()
  const answer = { method: 'GET', url: '/api/catalog', status: 200, text: '[]' }
  render(<button type="button">Show</button>)
  const click = () => userEvent.setup().click(screen.getByRole('button'))
  await click()
  recordings.noteAnswer(answer)
  expect(recordings.held()).toMatchObject({ steps: [{ does: 'click' }], answers: [answer] })
  recordings.forget()
  expect(recordings.held()).toEqual({ segments: [], steps: [], answers: [] })
  recordings.forget()
  time = 2_000
  await click()
  recordings.noteAnswer(answer)
  expect(recordings.held()).toMatchObject({ steps: [{ at: 2_000 }], answers: [{ at: 2_000 }] })
})
