import type { Integration } from '../integration.ts'
import { awsCodeCommit } from './awsCodeCommit.ts'
import { azure } from './azure.ts'
import { bitbucketCloud } from './bitbucketCloud.ts'
import { bitbucketServer } from './bitbucketServer.ts'
import { gerrit } from './gerrit.ts'
import { gitea } from './gitea.ts'
import { github } from './github.ts'
import { gitlab } from './gitlab.ts'
import { harness } from './harness.ts'
import type { SourceHost } from './sourceHost.ts'

/** Undefined for object storage, which has no repositories. */
export function sourceHostOf(integration: Integration): SourceHost | undefined {
  switch (integration.type) {
    case 'github':
      return github(integration)
    case 'gitlab':
      return gitlab(integration)
    case 'bitbucketCloud':
      return bitbucketCloud(integration)
    case 'bitbucketServer':
      return bitbucketServer(integration)
    case 'azure':
      return azure
    case 'gerrit':
      return gerrit(integration)
    case 'gitea':
      return gitea(integration)
    case 'harness':
      return harness
    case 'awsCodeCommit':
      return awsCodeCommit(integration)
    case 'awsS3':
    case 'azureBlobStorage':
    case 'googleGcs':
      return undefined
  }
}
