import type { ServiceRef } from '../../../../../src/model/plugins/serviceFactories.ts'

export interface Stethoscope {
  readonly maker: string
  /** Beats per minute. */
  readonly listen: () => Promise<number>
}

export const stethoscopeRef: ServiceRef<Stethoscope> = { id: 'pulse.stethoscope' }
