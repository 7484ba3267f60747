// The list of one's own tasks where nobody is signed in.

import { expect, it } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { scaffolderMessages } from '../../../src/features/scaffolder/scaffolderMessages.ts'
import { TasksPage } from '../../../src/features/tasks/TasksPage.tsx'
import { createStore } from '../../../src/store/createStore.ts'
import { addTexts, startMessages } from '../../../src/ui/messages/i18n.ts'
import { PortalContext, type PortalTree } from '../../../src/ui/page/portalContext.ts'
import { fakeServices } from '../../support/fakeServices.ts'
import { fakeBackend } from '../../support/fakeSessions.ts'

const nothingBound: PortalTree = {
  resolve: () => undefined,
  isPage: () => false,
  get: ({ id }) => {
    throw new Error(`no service ${id}`)
  },
}

it('says what is missing, in the words of Backstage’s client, and asks the backend for nothing', async () => {
  startMessages()
  await addTexts('scaffolder', { en: scaffolderMessages })
  const asked: string[] = []
  const backend = fakeBackend((url) => {
    asked.push(url)
    return new Promise<never>(() => undefined)
  })
  const { store } = createStore(fakeServices({ backend }, {}).services, { isDevelopment: true })
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/create/tasks']}>
        <PortalContext value={nothingBound}>
          <TasksPage />
        </PortalContext>
      </MemoryRouter>
    </Provider>,
  )
  const [message] = screen.getAllByText(/IdentityApi/)
  expect(message).toBeVisible()
  expect(message).toHaveTextContent(
    /IdentityApi is not available in the ScaffolderClient, please pass through the IdentityApi to the ScaffolderClient constructor in order to use the listTasks method$/,
  )
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  expect(asked).toEqual([])
})
