// The sample repositories on Azure DevOps: the services for shipping.

import { sampleRepositories } from '../sourceControl/sampleRepositories.ts'

const fulfilment = { owner: 'fulfilment-team', system: 'fulfilment' } as const

export const azureSamples = sampleRepositories({
  described: {
    name: 'pallet-tracker',
    description: 'Knows on which lorry a pallet is.',
    ...fulfilment,
  },
  undescribed: {
    name: 'dock-scheduler',
    description: 'Gives each lorry a gate and a time.',
    ...fulfilment,
  },
  hidden: {
    name: 'carrier-rates',
    description: 'What carriers charge, by contract.',
    ...fulfilment,
  },
  empty: { name: 'cold-chain', description: 'To be begun.' },
  onTrunk: {
    name: 'pick-lists',
    description: 'In which order things are taken from the shelves.',
    ...fulfilment,
  },
  broken: { name: 'label-printer', description: 'Prints what goes on a parcel.', ...fulfilment },
  unknown: { name: 'stock-drone', description: 'Counts what lies on high shelves.', ...fulfilment },
  known: {
    name: 'inventory-service',
    description: 'How much of what lies where, to the last flower pot.',
    ...fulfilment,
  },
})
