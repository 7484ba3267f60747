// Schemas of forms that are anything.

import fc from 'fast-check'
import type { UnknownRecord } from '../../src/model/isRecord.ts'

const text = fc.constantFrom(
  ...['Name', '', ' ', '__proto__', 'constructor', 'javascript:window.attacked=1', '\u202Eevil'],
  ...[
    '<img src=x onerror="window.attacked=1"><script>window.attacked=1</script>',
    'a'.repeat(5_000),
  ],
  ...[
    '[a](javascript:window.attacked=1)',
    '{{ a }}',
    '> '.repeat(200),
    '| a |\n|---|\n'.repeat(50),
  ],
)
const anything = fc.oneof(text, fc.jsonValue({ maxDepth: 2 }))
export const hostileName = fc.constantFrom(
  ...['a', 'b', 'c', '', 'a.b', 'a/b', 'constructor', 'toString', 'length', '名', '0', 'ui:order'],
  ...['default', 'properties', '$ref'],
)
const reference = fc.constantFrom(
  '#',
  '#/definitions/a',
  '#/properties/a',
  '#/none',
  'https://evil.example/x',
  7,
)
const type = fc.constantFrom(
  ...[
    'string',
    'string',
    'number',
    'integer',
    'boolean',
    'null',
    'array',
    'object',
    'file',
    7,
    null,
  ],
  ['string', 'null'],
  [],
)
const widget = fc.constantFrom(
  ...[
    'textarea',
    'password',
    'select',
    'radio',
    'checkboxes',
    'hidden',
    'date',
    'updown',
    'None',
    7,
  ],
)

const own = {
  type,
  title: fc.oneof({ weight: 3, arbitrary: text }, anything),
  description: fc.oneof({ weight: 3, arbitrary: text }, anything),
  default: anything,
  const: anything,
  enum: fc.oneof(fc.array(anything, { maxLength: 4 }), anything),
  enumNames: fc.array(anything, { maxLength: 4 }),
  format: text,
  pattern: fc.constantFrom('^[a-z]+$', '(', '(a+)+$', 7),
  minLength: anything,
  maxItems: anything,
  required: fc.oneof(fc.array(hostileName, { maxLength: 3 }), anything),
  $ref: reference,
  'ui:widget': widget,
  'ui:field': fc.constantFrom('EntityPicker', 'None', 7),
  'ui:options': anything,
  'ui:order': fc.oneof(fc.array(hostileName, { maxLength: 3 }), anything),
  'ui:help': text,
  'ui:placeholder': text,
  'ui:disabled': anything,
}

/** Some of the keys. */
const some = (keys: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<UnknownRecord> =>
  fc
    .subarray(Object.keys(keys), { maxLength: 6 })
    .chain((chosen) =>
      fc.record(Object.fromEntries(chosen.map((key) => [key, keys[key] ?? fc.constant(null)]))),
    )

/** One that contains others to this depth. */
export const hostileSchema = fc.memo((depth): fc.Arbitrary<UnknownRecord> => {
  if (depth <= 1) return some(own)
  const inner = hostileSchema()
  const named = fc.dictionary(hostileName, inner, { maxKeys: 3 })
  return some({
    ...own,
    properties: fc.oneof({ weight: 3, arbitrary: named }, fc.jsonValue({ maxDepth: 2 })),
    additionalProperties: fc.oneof(fc.boolean(), inner),
    items: fc.oneof(inner, fc.array(inner, { maxLength: 2 }), anything),
    oneOf: fc.oneof(fc.array(inner, { maxLength: 2 }), anything),
    anyOf: fc.array(inner, { maxLength: 2 }),
    allOf: fc.array(inner, { maxLength: 2 }),
    if: inner,
    then: inner,
    dependencies: fc.dictionary(
      hostileName,
      fc.oneof(fc.array(hostileName, { maxLength: 2 }), inner),
      {
        maxKeys: 2,
      },
    ),
    definitions: named,
  })
})
