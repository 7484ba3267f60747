// A component whose runs are at GitHub, for journeys.

import { http, HttpResponse } from 'msw'
import { backendUrl, server } from './backend.ts'

const entityOf = (annotations: Readonly<Record<string, string>>) => ({
  apiVersion: 'backstage.io/v1alpha1',
  kind: 'Component',
  metadata: { name: 'some', namespace: 'default', uid: 'uid-1', annotations },
  spec: { type: 'service', lifecycle: 'production', owner: 'group:default/storefront-team' },
  relations: [],
})

/** The tab of the entity. */
export const at = '/catalog/default/component/some/ci-cd'
export const api = 'https://api.github.com/repos/larkspur/some'

/** `some` has these annotations. */
export function serveEntity(annotations: Readonly<Record<string, string>>): void {
  server.use(
    http.get(`${backendUrl}/api/catalog/entities/by-name/component/default/some`, () =>
      HttpResponse.json(entityOf(annotations)),
    ),
    http.get(`${backendUrl}/api/catalog/entities/by-name/component/default/some/ancestry`, () =>
      HttpResponse.json({ rootEntityRef: 'component:default/some', items: [] }),
    ),
  )
}

/** The user has a session at GitHub. */
export function signInAtGithub(): void {
  server.use(
    http.get(`${backendUrl}/api/auth/github/refresh`, () =>
      HttpResponse.json({
        providerInfo: {
          accessToken: 'gho-secret',
          scope: 'read:org read:user repo',
          expiresInSeconds: 3_600,
        },
        profile: {},
      }),
    ),
  )
}

/** A run that failed, as GitHub's API has it. */
export const failedRun = {
  id: 5,
  name: 'CI',
  run_attempt: 1,
  status: 'completed',
  conclusion: 'failure',
  head_branch: 'main',
}

export const slug = { 'github.com/project-slug': 'larkspur/some' }
