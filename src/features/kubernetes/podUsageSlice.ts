// What opened pods have used, from the answers of each round. Let go when the page is left.

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import {
  withSamples,
  type PodName,
  type PodUsageState,
  type UsageSample,
} from '../../model/kubernetes/pods/podUsage.ts'
import { objectsLeft } from './kubernetesPollingSlice.ts'

const idle: PodUsageState = { status: 'idle' }

interface Measured {
  readonly measured: readonly { readonly pod: PodName; readonly sample: UsageSample }[]
}

export const podUsageSlice = createSlice({
  name: 'podUsage',
  initialState: (): PodUsageState => idle,
  reducers: {
    /** The clusters have answered, or a pod was opened. */
    usageMeasured: (state, { payload }: PayloadAction<Measured>): PodUsageState => {
      const before = state.status === 'kept' ? state.pods : []
      const pods = withSamples(before, payload.measured)
      return pods === before ? state : { status: 'kept', pods }
    },
  },
  extraReducers: (builder) => {
    builder.addCase(objectsLeft, (state): PodUsageState => (state.status === 'idle' ? state : idle))
  },
  selectors: {
    selectPodUsage: (state) => state,
  },
})

export const { usageMeasured } = podUsageSlice.actions
export const { selectPodUsage } = podUsageSlice.selectors
