import { stringifyEntityRef } from '@backstage/catalog-model';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { afterwards, before } from '../src/modules/sampleHistory.mjs';
import { checkEntity } from './support/checkEntity.mjs';
import { refsOf } from './support/entityRefs.mjs';
import { readSampleEntities } from './support/readSampleEntities.mjs';

const KINDS = ['API', 'Component', 'Domain', 'Group', 'Location', 'Resource', 'System', 'Template', 'User'];
const RELATION_FIELDS = [
  'owner', 'consumesApis', 'providesApis', 'dependsOn', 'dependencyOf', 'parent', 'children', 'memberOf', 'system', 'domain',
  'subdomainOf', 'subcomponentOf',
];
const MISSING = ['api:default/coupon-api', 'group:default/loyalty-team', 'resource:default/voucher-db'];
const INVALID = ['component:default/half-written'];

const samples = readSampleEntities().map(sample => ({ ...sample, ref: stringifyEntityRef(sample.entity) }));
const entities = [...samples.map(sample => sample.entity), ...before];

for (const { entity, file, ref } of samples.filter(sample => !INVALID.includes(sample.ref))) {
  test(`${file}: ${ref} is an entity that the catalog accepts`, () => checkEntity(entity));
}

test('what is meant to be refused is refused', async () => {
  const broken = [...samples.filter(({ ref }) => INVALID.includes(ref)).map(({ entity }) => entity), afterwards[2]];
  assert.equal(broken.length, 2);
  for (const entity of broken) await assert.rejects(checkEntity(entity), /lifecycle/);
});

test('the entities of the history were valid once', async () => {
  for (const entity of before) await checkEntity(entity);
});

test('every kind is present and no ref twice', () => {
  assert.deepEqual([...new Set(entities.map(entity => entity.kind))].sort(), KINDS);
  const refs = entities.map(entity => stringifyEntityRef(entity));
  assert.equal(new Set(refs).size, refs.length);
});

test('every ref points to an entity, except for those that are missing on purpose', () => {
  const known = new Set(entities.map(entity => stringifyEntityRef(entity)));
  const missing = entities.flatMap(refsOf).map(({ ref }) => ref).filter(ref => !known.has(ref));
  assert.deepEqual([...new Set(missing)].sort(), MISSING);
});

test('every field that makes a relation is used', () => {
  const used = new Set(entities.flatMap(refsOf).map(({ field }) => field));
  assert.deepEqual(RELATION_FIELDS.filter(field => !used.has(field)), []);
});

test('APIs of every common type have a definition', () => {
  const types = new Set(entities.filter(({ kind }) => kind === 'API').map(({ spec }) => spec.type));
  for (const type of ['openapi', 'asyncapi', 'graphql', 'grpc']) assert.ok(types.has(type), type);
});

test('the longest name has the 63 characters that are allowed', () => {
  assert.equal(Math.max(...entities.map(({ metadata }) => metadata.name.length)), 63);
});
