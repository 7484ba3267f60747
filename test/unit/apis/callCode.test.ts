// Requests as code, with placeholders for secrets.

import { describe, expect, it } from '@jest/globals'
import { codeLanguages, codeOf } from '../../../src/model/apis/callCode.ts'
import type { TryOutDraft, TryOutTarget } from '../../../src/model/apis/tryOut.ts'

const target: TryOutTarget = {
  way: 'direct',
  server: 'https://a.example',
  base: 'https://a.example',
}

describe('code', () => {
  const draft: TryOutDraft = {
    method: 'POST',
    path: '/a',
    target: { ...target, way: 'proxy', base: 'plugin://proxy/a' },
    values: [
      { place: 'query', name: 'q', value: "it's" },
      { place: 'query', name: 'key', value: 'secret', isSecret: true },
      { place: 'header', name: 'Authorization', value: 'Bearer secret', isSecret: true },
      { place: 'cookie', name: 'sid', value: 'secret', isSecret: true },
    ],
    body: { mediaType: 'application/json', text: '{"name":"O\'Hara"}' },
  }
  it.each(codeLanguages)('%s names the server and everything but secrets', (language) => {
    const code = codeOf(language, draft) ?? ''
    expect(code).not.toContain('secret')
    for (const part of [
      'POST',
      'https://a.example/a?q=it%27s&key=YOUR_KEY',
      'Bearer YOUR_TOKEN',
      'sid=YOUR_SID',
      'application/json',
      'Hara',
    ])
      expect(code).toContain(part)
  })

  it('quotes for a shell', () => {
    expect(codeOf('curl', draft)).toBe(
      String.raw`curl -X POST \
  'https://a.example/a?q=it%27s&key=YOUR_KEY' \
  -H 'Authorization: Bearer YOUR_TOKEN' \
  -H 'content-type: application/json' \
  -H 'cookie: sid=YOUR_SID' \
  --data-raw '{"name":"O'\''Hara"}'`,
    )
  })

  const file = new File(['x'], 'b.txt')
  const fields = [
    { name: 't', value: 'a b' },
    { name: 'p', value: 'secret', isSecret: true },
    { name: 'f', value: file },
    { name: 'j', value: '{"a":1}', mediaType: 'application/json' },
  ]
  it.each([
    [
      'curl',
      [
        "--form-string 't=a b'",
        "-F 'f=@b.txt'",
        String.raw`-F 'j="{\"a\":1}";type=application/json'`,
      ],
    ],
    ['fetch', ['new FormData()', 'form.append("t", "a b")', 'form.append("f", file, "b.txt")']],
    ['python', ['("t", (None, "a b"))', 'open("b.txt", "rb")', '"application/json")']],
  ] as const)('%s sends parts', (language, parts) => {
    const code = codeOf(language, { ...draft, body: { mediaType: 'multipart/form-data', fields } })
    for (const part of parts) expect(code).toContain(part)
    expect(code).toContain('YOUR_P')
    expect(code).not.toContain('secret')
    expect(code).not.toContain('content-type')
  })

  it.each([
    ['curl', "--data-urlencode 't=a b'"],
    ['fetch', 'new URLSearchParams()'],
    ['python', 'data=['],
  ] as const)('%s sends a form', (language, part) => {
    const mediaType = 'application/x-www-form-urlencoded'
    expect(codeOf(language, { ...draft, body: { mediaType, fields } })).toContain(part)
  })

  it.each([
    ['curl', "--data-binary '@b.txt'"],
    ['fetch', 'body: file'],
    ['python', 'data=open("b.txt", "rb")'],
  ] as const)('%s sends a file', (language, part) => {
    expect(codeOf(language, { ...draft, body: { mediaType: 'image/png', file } })).toContain(part)
  })

  it('is none where the path leaves the server', () => {
    expect(codeOf('curl', { ...draft, path: '/../x' })).toBeUndefined()
  })
})
