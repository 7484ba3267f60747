// Protocol Buffers of every syntax: what a reader does not interpret is kept as it is written.

import { describe, expect, it } from '@jest/globals'
import { readProto, type Proto } from '../../../src/model/apis/protobuf.ts'

function read(text: string): Proto {
  const reading = readProto(text)
  if (reading.status === 'broken') throw new Error(`${reading.problem}: ${reading.message}`)
  return reading.value
}

const typeOf = (content: string) => {
  const [type, ...nested] = read(`message M {\n${content}\n}`).types
  if (!type) throw new Error('No type')
  return { ...type, nested }
}

it.each([
  ['syntax = "proto3";', 'proto3'],
  ["syntax = 'proto2';", 'proto2'],
  ['edition = "2023";', 'edition 2023'],
])('%s', (statement, syntax) => {
  expect(read(`${statement} message M {}`).files[0]?.syntax).toBe(syntax)
})

it('a file has a description, imports of every kind, and options', () => {
  const [file] = read(`
// The warehouse
syntax = "proto3";
package stock.v1;
import "google/protobuf/timestamp.proto";
import public "a.proto";
import weak "b.proto";
import option "c.proto";
option java_package = "example.stock";
option (custom).text = { a: 1 b: "x;}" };
message M {}
`).files
  expect(file).toEqual({
    syntax: 'proto3',
    package: 'stock.v1',
    comment: 'The warehouse',
    imports: [
      'google/protobuf/timestamp.proto',
      'public a.proto',
      'weak b.proto',
      'option c.proto',
    ],
    notes: ['java_package = "example.stock"', '(custom).text = { a: 1 b: "x;}" }'],
  })
})

describe('fields', () => {
  it.each([
    ['string a = 1;', { type: 'string', name: 'a', number: '1' }],
    ['optional int32 a = 1;', { type: 'optional int32' }],
    ['required int32 a = 1;', { type: 'required int32' }],
    ['repeated .google.type.Money a = 1;', { type: 'repeated .google.type.Money' }],
    ['map<string, Money> a = 1;', { type: 'map<string, Money>' }],
    ['map < int32 , a.B > a = 1;', { type: 'map<int32, a.B>' }],
    [
      'string a = 1 [deprecated = true, (x.y) = { z: [1, 2] }];',
      { options: 'deprecated = true, (x.y) = { z: [1, 2] }' },
    ],
    ['string a = 1 [default = "];"];', { options: 'default = "];"' }],
    ['oneof kind { string a = 1; }', { oneof: 'kind', type: 'string' }],
    ['// above\nstring a = 1;', { comment: 'above' }],
    ['/** block\n * text */\nstring a = 1;', { comment: 'block\n text' }],
    ['string a = 1; // behind', { comment: 'behind' }],
    ['string message = 1;', { name: 'message' }],
    ['string option = 1;', { name: 'option' }],
    ['string reserved = 1;', { name: 'reserved' }],
  ])('%s', (field, expected) => {
    expect(typeOf(field).fields).toMatchObject([expected])
  })

  it('of groups are messages', () => {
    const type = typeOf('repeated group Line = 1 { required int32 a = 2; }')
    expect(type.fields).toMatchObject([{ type: 'repeated group', name: 'Line', number: '1' }])
    expect(type.nested).toMatchObject([{ name: 'M.Line', fields: [{ name: 'a' }] }])
  })
})

describe('what belongs to a message is kept', () => {
  it.each([
    'reserved 2, 15, 9 to 11',
    'reserved "foo", "bar"',
    'extensions 100 to max [verification = UNVERIFIED]',
    'unheard of this',
  ])('%s', (statement) => {
    const { notes, fields } = typeOf(`${statement}; string after = 1;`)
    expect(notes).toEqual([statement])
    expect(fields.map(({ name }) => name)).toEqual(['after'])
  })

  it('options, and blocks that nobody knows', () => {
    const { notes, fields } = typeOf('option deprecated = true; unheard x { a = 1; } string b = 1;')
    expect(notes).toEqual(['deprecated = true', 'unheard x { a = 1; }'])
    expect(fields.map(({ name }) => name)).toEqual(['b'])
  })
})

it('extensions, nested types and enums are types', () => {
  const { types } = read(`
message A { message B { enum C { option allow_alias = true; X = 0; Y = -1 [deprecated = true]; reserved 5; } } extend Other { optional int32 c = 126; } }
extend google.protobuf.FieldOptions { string d = 50000; }
export message E {}
local enum F { G = 0; }
`)
  expect(types.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'message A',
    'message A.B',
    'enum A.B.C',
    'extend Other',
    'extend google.protobuf.FieldOptions',
    'message E',
    'enum F',
  ])
  expect(types[2]).toMatchObject({
    notes: ['allow_alias = true', 'reserved 5'],
    fields: [
      { name: 'X', number: '0' },
      { name: 'Y', number: '-1', options: 'deprecated = true' },
    ],
  })
})

it('calls stream in, out and both ways, with their options', () => {
  const { services } = read(`
// Sells
service Shop {
  option (host) = "a.example";
  // One
  rpc Get(Ask) returns (Answer) { option (google.api.http) = { get: "/v1/{id}" }; option deprecated = true; }
  rpc In(stream Ask) returns (Answer); // behind
  rpc Out(Ask) returns (stream Answer) {}
  rpc Both(stream Ask) returns (stream .a.Answer);
  unheard x;
}`)
  expect(services).toMatchObject([
    {
      name: 'Shop',
      comment: 'Sells',
      notes: ['(host) = "a.example"', 'unheard x'],
      calls: [
        {
          ...{ name: 'Get', request: 'Ask', reply: 'Answer', comment: 'One' },
          options: ['(google.api.http) = { get: "/v1/{id}" }', 'deprecated = true'],
        },
        { name: 'In', request: 'stream Ask', reply: 'Answer', comment: 'behind' },
        { name: 'Out', request: 'Ask', reply: 'stream Answer' },
        { name: 'Both', request: 'stream Ask', reply: 'stream .a.Answer' },
      ],
    },
  ])
})

it.each(['', '---\n', '// file: b.proto\n'])(
  'one text may have several files, after %j',
  (between) => {
    const { files, types } = read(
      `syntax = "proto3"; package a; import "b.proto"; message A {}\n${between}syntax = "proto2"; package b; message A {}`,
    )
    expect(files).toMatchObject([
      { syntax: 'proto3', package: 'a', imports: ['b.proto'] },
      { syntax: 'proto2', package: 'b', imports: [] },
    ])
    expect(types.map((type) => `${type.package}.${type.name}`)).toEqual(['a.A', 'b.A'])
  },
)

it('what nobody knows is kept, and what nests too deep is refused', () => {
  expect(read('unheard { a = 1; }\nmessage M {}').files[0]?.notes).toEqual(['unheard { a = 1; }'])
  for (const open of ['message A { ', 'oneof a { ', 'optional group A = 1 { '])
    expect(readProto(`message M { ${open.repeat(100)}`)).toMatchObject({ status: 'broken' })
})
