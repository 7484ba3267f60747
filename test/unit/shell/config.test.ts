import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { ConfigError } from '../../../src/model/config/configErrors.ts'
import { ConfigReader } from '../../../src/model/config/configReader.ts'
import type { ConfigObject } from '../../../src/model/config/configValues.ts'

const reader = (data: ConfigObject) => new ConfigReader([{ context: 'app-config.yaml', data }])

describe('conversions', () => {
  it.each(['y', 'yes', 'true', '1', 'on', 'Yes', 'TRUE', ' on ', 1, true])(
    'take %j for true',
    (word) => {
      expect(reader({ on: word }).getBoolean('on')).toBe(true)
    },
  )

  it.each(['n', 'no', 'false', '0', 'off', 'Off', 0, false])('take %j for false', (word) => {
    expect(reader({ on: word }).getBoolean('on')).toBe(false)
  })

  it('refuse every other word for a boolean', () => {
    const words = /^\s*(?:y|yes|true|1|on|n|no|false|0|off)\s*$/i
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }).filter((word) => !words.test(word)),
        (word) => {
          expect(() => reader({ on: word }).getBoolean('on')).toThrow(
            "Unable to convert config value for key 'on' in 'app-config.yaml' to a boolean",
          )
        },
      ),
    )
  })

  it('take every finite number and its text', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (port) => {
        expect(reader({ port }).getNumber('port')).toBe(port)
        expect(reader({ port: ` ${String(port)} ` }).getNumber('port')).toBeCloseTo(port)
      }),
    )
  })
})

describe('the typed reader', () => {
  const flags = { on: 'yes', 'some-flag': 0, some_Flag2: 1 }
  const config = reader({
    app: { title: 'Portico', support: { items: [{ title: 'Chat' }, { title: 'Mail' }] } },
    flags,
    ports: ['1', 'two'],
    nothing: null,
    none: [],
  })

  it('says what is there', () => {
    expect(config.has('app')).toBe(true)
    expect(config.has('app.title')).toBe(true)
    expect(config.has('app.nothing')).toBe(false)
    expect(config.has('nothing')).toBe(false)
    expect(config.keys()).toEqual(['app', 'flags', 'ports', 'none'])
    expect(config.getConfig('flags').keys()).toEqual(['on', 'some-flag', 'some_Flag2'])
    expect(config.has('flags.some-flag')).toBe(true)
    expect(config.has('flags.some_Flag2')).toBe(true)
  })

  it('gives nested values, lists and raw values', () => {
    expect(config.getString('app.title')).toBe('Portico')
    expect(config.getConfig('app').getConfig('support').keys()).toEqual(['items'])
    expect(
      config.getConfigArray('app.support.items').map((item) => item.getString('title')),
    ).toEqual(['Chat', 'Mail'])
    expect(config.getStringArray('ports')).toEqual(['1', 'two'])
    expect(config.getStringArray('none')).toEqual([])
    expect(config.getConfigArray('none')).toEqual([])
    expect(config.get('flags')).toEqual(flags)
    expect(config.getConfig('flags').get()).toEqual(flags)
    expect(reader({}).get()).toEqual({})
  })

  const optional = {
    getOptional: config.getOptional.bind(config),
    getOptionalConfig: config.getOptionalConfig.bind(config),
    getOptionalConfigArray: config.getOptionalConfigArray.bind(config),
    getOptionalNumber: config.getOptionalNumber.bind(config),
    getOptionalBoolean: config.getOptionalBoolean.bind(config),
    getOptionalString: config.getOptionalString.bind(config),
    getOptionalStringArray: config.getOptionalStringArray.bind(config),
  }

  it.each(Object.entries(optional))('%s gives nothing where nothing is', (_name, get) => {
    for (const key of [
      'nothing',
      'missing',
      'app.missing.deep',
      'nothing.deep',
      'constructor.name',
    ])
      expect(get(key)).toBeUndefined()
  })

  const required = {
    get: config.get.bind(config),
    getConfig: config.getConfig.bind(config),
    getConfigArray: config.getConfigArray.bind(config),
    getNumber: config.getNumber.bind(config),
    getBoolean: config.getBoolean.bind(config),
    getString: config.getString.bind(config),
    getStringArray: config.getStringArray.bind(config),
  }

  it.each(Object.entries(required))('%s names what is missing', (_name, get) => {
    const message = "Missing required config value at 'app.nowhere'"
    expect(() => get('app.nowhere')).toThrow(new ConfigError(message))
  })

  it.each(Object.entries({ ...optional, ...required }))(
    '%s refuses malformed keys',
    (_name, get) => {
      for (const key of [
        '',
        '.',
        'a..b',
        'a.',
        '1a',
        'not a key',
        'a-',
        'a--b',
        '__proto__',
        'a[0]',
        'ä',
      ])
        expect(() => get(key)).toThrow(new ConfigError(`Invalid config key '${key}'`))
    },
  )
})

describe('messages', () => {
  const data = {
    app: { text: '', number: 3, list: ['a', 2, ''], items: [{ name: 'a' }, 'b'], nan: NaN },
    port: 'many',
    blank: ' ',
    far: Infinity,
  }
  const config = reader(data)
  const invalid = (key: string, got: string, wanted: string) =>
    `Invalid type in config for key '${key}' in 'app-config.yaml', got ${got}, wanted ${wanted}`
  const convert = (key: string, type: string) =>
    `Unable to convert config value for key '${key}' in 'app-config.yaml' to a ${type}`

  it.each<[string, () => unknown, string]>([
    [
      'an empty text',
      () => config.getString('app.text'),
      invalid('app.text', 'empty-string', 'string'),
    ],
    [
      'a number for a text',
      () => config.getString('app.number'),
      invalid('app.number', 'number', 'string'),
    ],
    [
      'no number for a text',
      () => config.getString('app.nan'),
      invalid('app.nan', 'nan', 'string'),
    ],
    ['an object for a text', () => config.getString('app'), invalid('app', 'object', 'string')],
    [
      'a list for an object',
      () => config.getString('app.list.a'),
      invalid('app.list', 'array', 'object'),
    ],
    ['a text for an object', () => config.getConfig('port'), invalid('port', 'string', 'object')],
    ['a text for a parent', () => config.has('port.deep'), invalid('port', 'string', 'object')],
    [
      'a text for a list',
      () => config.getStringArray('port'),
      invalid('port', 'string', 'string-array'),
    ],
    [
      'a number in a list',
      () => config.getStringArray('app.list'),
      invalid('app.list[1]', 'number', 'string-array'),
    ],
    [
      'a text in a list',
      () => config.getConfigArray('app.items'),
      invalid('app.items[1]', 'string', 'object-array'),
    ],
    [
      'an object for a list',
      () => config.getConfigArray('app'),
      invalid('app', 'object', 'object-array'),
    ],
    [
      'a list for a number',
      () => config.getNumber('app.list'),
      invalid('app.list', 'array', 'number'),
    ],
    [
      'an object for a boolean',
      () => config.getBoolean('app'),
      invalid('app', 'object', 'boolean'),
    ],
    ['a word for a number', () => config.getNumber('port'), convert('port', 'number')],
    ['a blank for a number', () => config.getNumber('blank'), convert('blank', 'number')],
    ['an endless number', () => config.getNumber('far'), convert('far', 'number')],
    [
      'a list at the root',
      () => new ConfigReader([{ context: 'app-config.yaml', data: [] }]).has('a'),
      invalid('', 'array', 'object'),
    ],
  ])('name %s', (_case, read, message) => {
    expect(read).toThrow(new ConfigError(message))
  })

  it('name the whole path from within', () => {
    expect(() => config.getConfig('app').getString('number')).toThrow("key 'app.number'")
    const [first] = reader({ list: [{ name: 3 }] }).getConfigArray('list')
    expect(() => first?.getString('name')).toThrow(invalid('list[0].name', 'number', 'string'))
    expect(() => first?.getString('title')).toThrow("config value at 'list[0].title'")
  })
})
