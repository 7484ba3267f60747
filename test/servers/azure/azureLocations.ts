// URL templates of Azure DevOps' API, which its own client requests before its first call of an area.

import { jsonAnswer, type Answer } from '../sourceControl/startCodeHost.ts'
import { listAnswer } from './azureAnswers.ts'

const location = (area: string, resourceName: string, id: string, below = '') => ({
  id,
  area,
  resourceName,
  routeTemplate:
    area === 'git'
      ? `{project}/_apis/{area}/repositories/{repositoryId}${below}`
      : '_apis/{resource}/{areaId}',
  resourceVersion: 1,
  minVersion: '1.0',
  maxVersion: '7.2',
  releasedVersion: '7.1',
})

const locations = [
  location('Location', 'ResourceAreas', 'e81700f7-3be2-46de-8624-2eb35882fcaa'),
  location('git', 'repositories', '225f7195-f9c7-4d14-ab28-a83f7ff77e1f'),
  location('git', 'refs', '2d874a60-a811-4f62-9c9f-963a6ea0a55b', '/refs'),
  location('git', 'pushes', 'ea98d07b-3c87-4971-8ede-a613694ffb55', '/pushes/{pushId}'),
  location('git', 'items', 'fb93c0db-47ed-4a31-8c20-47552878fb44', '/items/{*path}'),
  location(
    'git',
    'pullRequests',
    '9946fd70-0d40-406e-b686-b4744cbbcc37',
    '/pullrequests/{pullRequestId}',
  ),
]

/** Response to `OPTIONS {organisation}/_apis/{area}`. */
export const locationsOf = (area: string): Answer =>
  listAnswer(locations.filter((one) => one.area.toLowerCase() === area.toLowerCase()))

/** Empty, as on an Azure DevOps Server, where all areas have the server's address. */
export const resourceAreas: Answer = jsonAnswer(200, { value: null, count: 0 })
