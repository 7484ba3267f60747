// The addresses that people have typed for APIs whose definitions name none that is whole. In this browser only.

import type { PayloadAction } from '@reduxjs/toolkit'
import {
  readApiServers,
  withApiServer,
  type ApiServers,
} from '../../model/preferences/apiServers.ts'
import { keptSlice } from './keptSlice.ts'

interface Typed {
  /** Ref of the API. */
  readonly entityRef: string
  /** Absolute; null forgets it. */
  readonly address: string | null
}

export const apiServersSlice = keptSlice({
  name: 'apiServers',
  initialState: (): ApiServers => ({}),
  kept: { place: { key: 'portico.apiServers' }, format: 'json', isPersonal: false },
  read: readApiServers,
  remembered: 'apiServersRemembered',
  reducers: {
    apiServerChosen: (servers, { payload }: PayloadAction<Typed>) =>
      withApiServer(servers, payload.entityRef, payload.address),
  },
  selectors: {
    selectApiServers: (servers) => servers,
  },
})

export const { apiServerChosen } = apiServersSlice.actions
export const { selectApiServers } = apiServersSlice.selectors
