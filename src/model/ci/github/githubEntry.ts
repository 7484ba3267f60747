import type { CiHostEntry } from '../ciHost.ts'

export const githubEntry: CiHostEntry = {
  id: 'github',
  load: async () =>
    (await import(/* webpackChunkName: "ci-github" */ './githubHost.ts')).githubHost,
}
