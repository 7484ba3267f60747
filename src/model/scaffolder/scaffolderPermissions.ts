// The scaffolder's permissions, as its backend knows them.

import type { BasicPermission, ResourcePermission } from '../entities/permissions/permission.ts'

const basic = (name: string, attributes: BasicPermission['attributes'] = {}): BasicPermission => ({
  type: 'basic',
  name,
  attributes,
})

const ofTask = (
  name: string,
  attributes: ResourcePermission['attributes'] = {},
): ResourcePermission => ({ type: 'resource', name, attributes, resourceType: 'scaffolder-task' })

export const scaffolderPermissions = {
  createTask: basic('scaffolder.task.create', { action: 'create' }),
  readTask: ofTask('scaffolder.task.read', { action: 'read' }),
  cancelTask: ofTask('scaffolder.task.cancel'),
  /** Without saving anything. */
  dryRun: basic('scaffolder.template.dry-run'),
  manageTemplates: basic('scaffolder.template.management'),
} as const
