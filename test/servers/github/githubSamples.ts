// The sample repositories on GitHub: the services for customers and payments.

import { sampleRepositories } from '../sourceControl/sampleRepositories.ts'

const storefront = { owner: 'storefront-team', system: 'storefront' } as const
const payments = { owner: 'payments-team', system: 'payments' } as const

export const githubSamples = sampleRepositories({
  described: {
    name: 'gift-registry',
    description: 'Wish lists for weddings and housewarmings.',
    ...storefront,
  },
  undescribed: {
    name: 'loyalty-points',
    description: 'Points for what customers buy, and what they get for them.',
    ...storefront,
  },
  hidden: {
    name: 'fraud-signals',
    description: 'Scores orders before they are paid.',
    ...payments,
  },
  empty: { name: 'greenhouse-planner', description: 'To be begun.' },
  onTrunk: {
    name: 'returns-portal',
    description: 'Where customers send back what did not fit.',
    ...storefront,
  },
  broken: {
    name: 'store-locator',
    description: 'Finds the nearest of forty shops.',
    ...storefront,
  },
  unknown: { name: 'seed-calendar', description: 'Says when to sow what.', ...storefront },
  known: {
    name: 'basket-service',
    description: 'Remembers what is in the basket, also on another device.',
    ...storefront,
  },
})
