// Azure DevOps' error responses: status, message with its number, and exception name.

import { jsonAnswer, type Answer } from '../sourceControl/startCodeHost.ts'

export class AzureRefusal extends Error {
  readonly answer: Answer

  constructor(status: number, typeKey: string, message: string) {
    super(message)
    this.answer = jsonAnswer(status, {
      $id: '1',
      innerException: null,
      message,
      typeName: `Microsoft.TeamFoundation.Git.Server.${typeKey}, Microsoft.TeamFoundation.Git.Server`,
      typeKey,
      errorCode: 0,
      eventId: 3000,
    })
  }
}

export const repositoryNotFound = (name: string) =>
  new AzureRefusal(
    404,
    'GitRepositoryNotFoundException',
    `TF401019: The Git repository with name or identifier ${name} does not exist or you do not have permissions for the operation you are attempting.`,
  )

export const projectNotFound = (name: string) =>
  new AzureRefusal(
    404,
    'ProjectDoesNotExistWithNameException',
    `TF200016: The following project does not exist: ${name}. Verify that the name of the project is correct and that the project exists on the specified Azure DevOps Server.`,
  )

export const needsPermission = (permission: string, repository: string) =>
  new AzureRefusal(
    403,
    'GitNeedsPermissionException',
    `TF401027: You need the Git '${permission}' permission to perform this action. Details: scope 'repository', repository '${repository}'.`,
  )

export const notAuthorized = () =>
  new AzureRefusal(
    401,
    'UnauthorizedRequestException',
    "TF400813: The user '' is not authorized to access this resource.",
  )

export const badArgument = (message: string) => new AzureRefusal(400, 'ArgumentException', message)

export const itemNotFound = (path: string, repository: string, version: string) =>
  new AzureRefusal(
    404,
    'GitItemNotFoundException',
    `TF401174: The item '${path}' could not be found in the repository '${repository}' at the version specified by '<Branch: ${version} >' (resolved to commit ''). `,
  )

export const unresolvable = (version: string, repository: string) =>
  new AzureRefusal(
    404,
    'GitUnresolvableToCommitException',
    `TF401175: The version descriptor <Branch: ${version} > could not be resolved to a version in the repository ${repository}`,
  )

export const staleReference = (ref: string) =>
  new AzureRefusal(
    409,
    'GitReferenceStaleException',
    `TF401028: The reference '${ref}' has already been updated by another client, so you cannot update it. Please try again.`,
  )

export const pushRefused = () =>
  new AzureRefusal(
    403,
    'GitRefUpdateRejectedByPolicyException',
    'TF402455: Pushes to this branch are not permitted; you must use a pull request to update this branch.',
  )

export const versionMissing = (method: string) =>
  new AzureRefusal(
    400,
    'VssVersionNotSpecifiedException',
    `No api-version was supplied for the "${method}" request. The version must be supplied either as part of the Accept header (e.g. "application/json; api-version=1.0") or as a query parameter (e.g. "?api-version=1.0").`,
  )

/** Response to a request without a token: a page, with a 2xx status. */
export const signInPage: Answer = {
  status: 203,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: '<!DOCTYPE html><html lang="en"><head><title>Azure DevOps Services | Sign In</title></head><body><main><h1>Sign In</h1></main></body></html>',
}

export const listAnswer = (value: readonly unknown[]): Answer =>
  jsonAnswer(200, { value, count: value.length })
