import { expect, it } from '@jest/globals'
import { docsMessages } from '../../../src/features/docs/docsMessages.ts'
import { docsMetadataPath, docsSyncPath } from '../../../src/model/docs/docsMetadata.ts'
import { docsFilesPath } from '../../../src/model/docs/docsPlace.ts'
import { createDocsFiles } from '../../../src/sagas/docs/services/docsFiles.ts'

const ref = { kind: 'Component', namespace: 'default', name: 'my shop' }

/** A backend that answers these paths. */
function filesOf(answers: Readonly<Record<string, object>>) {
  const sent: string[] = []
  const files = createDocsFiles({
    backend: { baseUrl: (plugin) => `http://localhost:7007/api/${plugin}` },
    fetch: (url, init) => {
      sent.push(`${init.method ?? ''} ${url} ${init.credentials ?? 'none'}`)
      const body = answers[url]
      const status = body ? 200 : 404
      const text = JSON.stringify(body ?? {})
      return Promise.resolve({ ok: status === 200, status, statusText: '', text })
    },
  })
  return { files, sent }
}

const { signal } = new AbortController()
const expiresAt = '2026-11-23T20:00:00.000Z'
const current = 'plugin://techdocs/.backstage/auth/v1/cookie'

it('asks for the cookie where current backends have it, and then where the specification does', async () => {
  const older = filesOf({ 'plugin://techdocs/cookie': { expiresAt } })
  expect(await older.files.refreshCookie(signal)).toBe(Date.parse(expiresAt))
  expect(older.sent).toEqual([`GET ${current} include`, 'GET plugin://techdocs/cookie include'])
  const newer = filesOf({ [current]: { expiresAt } })
  expect(await newer.files.refreshCookie(signal)).toBe(Date.parse(expiresAt))
  await newer.files.removeCookie(signal)
  expect(newer.sent).toEqual([`GET ${current} include`, `DELETE ${current} include`])
  await expect(filesOf({}).files.refreshCookie(signal)).rejects.toMatchObject({
    failure: { kind: 'notFound' },
  })
})

it('has the paths of the specification', async () => {
  expect(docsMetadataPath('techdocs', ref)).toBe('/metadata/techdocs/default/Component/my%20shop')
  expect(docsMetadataPath('entity', ref)).toBe('/metadata/entity/default/Component/my%20shop')
  expect(docsSyncPath(ref)).toBe('/sync/default/Component/my%20shop')
  expect(docsFilesPath(ref)).toBe('/default/component/my%20shop/')
  const { files, sent } = filesOf({ 'https://storage.example/a.css': {} })
  expect(files.siteAddress(ref, null)).toBe(
    'http://localhost:7007/api/techdocs/static/docs/default/component/my%20shop/',
  )
  expect(files.siteAddress(ref, 'https://storage.example')).toBe(
    'https://storage.example/default/component/my%20shop/',
  )
  expect(await files.text('https://storage.example/a.css', signal)).toBe('{}')
  expect(sent).toEqual(['GET https://storage.example/a.css none'])
})

it('has the texts of the specification', () => {
  expect(docsMessages.failure).toMatchObject({
    notFound: 'Page not found.',
    noIndex:
      'Page not found. This could be because there is no index.md file in the root of the docs directory of this repository.',
    server: 'Could not generate documentation or an error in the TechDocs backend.',
  })
})
