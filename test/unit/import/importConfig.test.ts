// Configurable names and texts of imports (spec 1 §9).

import { expect, it } from '@jest/globals'
import { ConfigReader } from '../../../src/model/config/configReader.ts'
import type { ConfigObject } from '../../../src/model/config/configValues.ts'
import { readImportConfig } from '../../../src/model/import/importConfig.ts'

const configured = (data: ConfigObject) =>
  readImportConfig(new ConfigReader([{ context: 'test', data }]))

it('has the names of the specification where nothing is said', () => {
  const config = configured({})
  expect(config).toMatchObject({
    entityFilename: 'catalog-info.yaml',
    branchName: 'backstage-integration',
    pullRequestTitle: 'Add catalog-info.yaml',
  })
  expect(config.pullRequestBody).toContain('`catalog-info.yaml`')
})

it('takes what is configured, and names the file in the texts that are not', () => {
  const only = configured({ catalog: { import: { entityFilename: 'entities.yaml' } } })
  expect(only.pullRequestTitle).toBe('Add entities.yaml')
  expect(only.pullRequestBody).toContain('`entities.yaml`')
  const all = {
    entityFilename: 'e.yaml',
    pullRequestBranchName: 'catalog/add',
    pullRequestTitle: 'Describe it',
    pullRequestBody: 'As agreed.',
  }
  expect(configured({ catalog: { import: all } })).toEqual({
    entityFilename: 'e.yaml',
    branchName: 'catalog/add',
    pullRequestTitle: 'Describe it',
    pullRequestBody: 'As agreed.',
  })
})

it('refuses what is no text', () => {
  expect(() => configured({ catalog: { import: { entityFilename: 7 } } })).toThrow(
    'catalog.import.entityFilename',
  )
})
