import { describe, expect, it } from '@jest/globals'
import { absoluteServers, targetsOf } from '../../../src/model/apis/tryOut.ts'
import { readApiServers, withApiServer } from '../../../src/model/preferences/apiServers.ts'

describe('servers of a definition without a whole address', () => {
  const document = 'https://docs.example/apis/pets.yaml'
  const typed = 'https://api.example/base'
  it.each<[readonly string[], object, readonly string[]]>([
    [['/v1'], {}, []],
    [[], {}, []],
    [['https://a.example/v1'], { typed }, ['https://a.example/v1']],
    [['/v1'], { document }, ['https://docs.example/v1']],
    [['v1'], { document }, ['https://docs.example/apis/v1']],
    [[], { document }, []],
    [['/v1'], { typed }, ['https://api.example/v1']],
    [['./v1'], { typed }, ['https://api.example/base/v1']],
    [['/'], { typed }, ['https://api.example']],
    [[], { typed }, [typed]],
    [['/v1'], { document, typed }, ['https://api.example/v1']],
    [['/v1'], { document: '/pets.yaml' }, []],
    [['javascript:alert(1)'], { typed }, []],
    [['//other.example/v1'], { typed }, ['https://other.example/v1']],
  ])('%j with %j are %j', (urls, bases, expected) => {
    const servers = absoluteServers(
      urls.map((url) => ({ url })),
      bases,
    )
    expect(targetsOf(servers, []).map(({ server }) => server)).toEqual(expected)
  })

  it('typed addresses are kept by API, the newest fifty', () => {
    const all = Array.from({ length: 60 }, (_, index) => `api:default/a${String(index)}`)
    const kept = all.reduce((servers, ref) => withApiServer(servers, ref, typed), {})
    expect(Object.keys(kept)).toEqual(all.slice(10))
    expect(withApiServer({ a: typed, b: typed }, 'a', null)).toEqual({ b: typed })
    expect([readApiServers({ a: 1 }), readApiServers(null)]).toEqual([undefined, undefined])
  })
})
