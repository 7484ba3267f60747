import { expect, it } from '@jest/globals'
import {
  reentered,
  renewalFailed,
  selectSession,
  sessionEnded,
  signInRequested,
} from '../../src/features/session/sessionSlice.ts'
import { selectAlerts } from '../../src/features/shell/alerts/alertsSlice.ts'
import { FailureError } from '../../src/model/failure.ts'
import { noUserEntityRef } from '../../src/model/session/authFailures.ts'
import type { SignedState } from '../../src/model/session/identityApi.ts'
import { fakeSession } from '../support/fakeSessions.ts'
import { failure } from '../support/machine.ts'
import { createDoor, mona, otto } from '../support/people.ts'
import { startProcesses } from '../support/processHarness.ts'

const aside = /^(boot|session|userSettings|backend)\//

function open() {
  const door = createDoor()
  const run = startProcesses([], { session: door.session }, { aside })
  const heard: SignedState[] = []
  const { api } = run.services.identity
  api.onSession((state) => heard.push(state))
  return { ...run, api, heard, enter: (user: string) => door.enter(run, user) }
}

it('knows nobody before the sign-in, then whoever is in', async () => {
  const { api, enter, heard } = open()
  await expect(api.getBackstageIdentity()).rejects.toThrow('before app was loaded')
  await enter(mona)
  expect(await api.getBackstageIdentity()).toEqual({
    type: 'user',
    userEntityRef: mona,
    ownershipEntityRefs: [],
  })
  expect(heard).toEqual(['SignedOut', 'SignedIn'])
})

it('signs out for a plugin, and knows the next one who comes', async () => {
  const { advance, api, enter, heard, state } = open()
  await enter(mona)
  await api.signOut()
  await api.signOut()
  await advance()
  expect(selectSession(state())).toEqual({ status: 'signedOut', by: 'user' })
  await expect(api.getProfileInfo()).rejects.toThrow('No session available')
  await enter(otto)
  expect(await api.getBackstageIdentity()).toMatchObject({ userEntityRef: otto })
  expect(heard).toEqual(['SignedOut', 'SignedIn', 'SignedOut', 'SignedIn'])
})

it('keeps a session whose renewal fails, not one that has ended, and has it again', async () => {
  const { api, dispatch, enter, heard } = open()
  await enter(mona)
  dispatch(renewalFailed(failure))
  expect(await api.getCredentials()).toEqual({ token: 'a.b.c' })
  dispatch(sessionEnded(failure))
  await expect(api.getCredentials()).rejects.toThrow('No session available')
  expect(await api.getBackstageIdentity()).toMatchObject({ userEntityRef: mona })
  dispatch(signInRequested({ method: 'guest' }))
  dispatch(
    reentered({
      identity: { userEntityRef: mona, ownershipEntityRefs: ['group:default/ops'] },
      profile: {},
      expiresAt: null,
    }),
  )
  expect(await api.getBackstageIdentity()).toMatchObject({
    ownershipEntityRefs: ['group:default/ops'],
  })
  expect(heard).toEqual(['SignedOut', 'SignedIn', 'SignedOut', 'SignedIn'])
})

it('lets somebody in whose ref is malformed, and warns once', async () => {
  const { enter, reported, state, warnings } = open()
  await enter('mona')
  expect(selectSession(state()).status).toBe('signedIn')
  expect(warnings).toEqual(["The user entity ref 'mona' is not of the form kind:namespace/name"])
  expect(reported).toEqual([])
})

it('is told anew when the processes are taken up again', async () => {
  const { api, dispatch, enter, portal } = open()
  await enter(mona)
  portal.stop()
  dispatch(sessionEnded(failure))
  portal.resume()
  await expect(api.getCredentials()).rejects.toThrow('No session available')
})

it('says where an answer had nobody in it, and of other failures nothing', async () => {
  const session = fakeSession({
    enterAsGuest: () => Promise.reject(new FailureError(failure)),
    enterAsCustomUser: () => {
      throw noUserEntityRef()
    },
  })
  const { advance, dispatch, expectEvents, state } = startProcesses([], { session }, { aside })
  dispatch(signInRequested({ method: 'guest' }))
  await advance()
  expectEvents()
  dispatch(signInRequested({ method: 'custom' }))
  await advance()
  expectEvents('alerts/posted')
  expect(selectAlerts(state())).toMatchObject({
    shown: {
      message: {
        key: 'shell:session.identityFailed',
        values: { error: 'No user entity ref found' },
      },
      severity: 'error',
    },
  })
})
