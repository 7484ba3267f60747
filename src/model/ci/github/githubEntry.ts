import type { CiHostEntry } from '../ciHost.ts'
import { githubAnnotation, githubPlace } from './githubPlace.ts'

export const githubEntry: CiHostEntry = {
  id: 'github',
  annotation: githubAnnotation,
  placeOf: githubPlace,
  statusFilters: {
    error: 'failure',
    completed: 'success',
    inProgress: 'in_progress',
    queued: 'queued',
    aborted: 'cancelled',
    timedOut: 'timed_out',
  },
  load: async () =>
    (await import(/* webpackChunkName: "ci-github" */ './githubHost.ts')).githubHost,
}
