import { stringifyEntityRef } from '@backstage/catalog-model';
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { generateEntities } from '../src/generator/generateEntities.mjs';
import { checkEntity } from './support/checkEntity.mjs';
import { refsOf } from './support/entityRefs.mjs';
import { readSampleEntities } from './support/readSampleEntities.mjs';

const thousand = generateEntities(1000);

test('gives the same entities for the same number, on every machine and day', () => {
  assert.deepEqual(generateEntities(1000), thousand);
  // Only an intended change of the vocabulary may change this hash.
  assert.equal(createHash('sha256').update(JSON.stringify(thousand)).digest('hex'), 'b14cfa493a323a9045dcb4c4a67353220c8f3973dec9dbfd84d432b653425d3d');
});

for (const count of [1, 10, 99, 1000]) {
  test(`gives exactly ${count}, each with a name of its own`, () => {
    const refs = generateEntities(count).map(entity => stringifyEntityRef(entity));
    assert.equal(refs.length, count);
    assert.equal(new Set(refs).size, count);
  });
}

test('gives entities that the catalog accepts', async () => {
  for (const entity of thousand) await checkEntity(entity);
});

test('refers only to entities that exist', () => {
  const samples = readSampleEntities().map(({ entity }) => entity);
  for (const generated of [thousand, generateEntities(1)]) {
    const known = new Set([...samples, ...generated].map(entity => stringifyEntityRef(entity)));
    assert.deepEqual(generated.flatMap(refsOf).filter(({ ref }) => !known.has(ref)), []);
  }
});

test('takes no ref that a sample entity has', () => {
  const samples = new Set(readSampleEntities().map(({ entity }) => stringifyEntityRef(entity)));
  assert.deepEqual(generateEntities(10_000).map(entity => stringifyEntityRef(entity)).filter(ref => samples.has(ref)), []);
});

test('mixes kinds, about six in ten being components', () => {
  const sizes = Object.groupBy(thousand, ({ kind }) => kind);
  assert.deepEqual(Object.keys(sizes).sort(), ['API', 'Component', 'Group', 'Resource', 'System', 'User']);
  assert.ok(Math.abs(sizes.Component.length - 600) <= 20);
});

test('gives some components to a group that guest is a member of', () => {
  assert.ok(thousand.some(({ kind, spec }) => kind === 'Component' && spec.owner === 'platform-team'));
});

test('lets a six-letter word be found in a few percent of the components', () => {
  const components = generateEntities(10_000).filter(({ kind }) => kind === 'Component');
  const share = components.filter(({ metadata }) => metadata.name.includes('ledger')).length / components.length;
  assert.ok(share > 0.01 && share < 0.1, String(share));
});
