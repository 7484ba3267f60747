import assert from 'node:assert/strict';
import { test } from 'node:test';
import { errorNotice, hasErrors } from '../src/modules/catalogNotices.mjs';
import { createTaskNotices } from '../src/modules/taskNotices.mjs';

const spec = { templateInfo: { entityRef: 'template:default/greet', entity: { metadata: { title: 'Greet' } } } };
const createdBy = 'user:default/guest';

for (const [status, title, severity] of [['completed', 'Greet has finished', 'normal'], ['failed', 'Greet has failed', 'high']]) {
  test(`the creator is told that a task is ${status}, with its template and the way to it`, () => {
    const noticeOf = createTaskNotices();
    assert.equal(noticeOf({ id: '1', createdBy, spec, status: 'open' }), undefined);
    const { recipients, payload } = noticeOf({ id: '1', createdBy, status });
    assert.deepEqual(recipients, { type: 'entity', entityRef: createdBy });
    assert.deepEqual([payload.title, payload.severity, payload.link], [title, severity, '/create/tasks/1']);
  });
}

test('nobody is told of other events, nor of tasks that nobody has created', () => {
  const noticeOf = createTaskNotices();
  assert.equal(noticeOf({ id: '7', taskId: '1', status: 'cancelled' }), undefined);
  assert.equal(noticeOf({ id: '1', createdBy: null, status: 'failed' }), undefined);
});

test('a task of before the start is told of without its template', () => {
  assert.equal(createTaskNotices()({ id: '1', createdBy, status: 'completed' }).payload.title, 'Your task has finished');
});

test('owners are told of an error, with the way to the entity', () => {
  const entity = { kind: 'Component', metadata: { name: 'web-shop', title: 'Web Shop' } };
  const { recipients, payload } = errorNotice(entity, [{ message: 'No owner' }]);
  assert.deepEqual(recipients, { type: 'entity', entityRef: 'component:default/web-shop' });
  assert.equal(payload.title, 'Web Shop has an error in the catalog');
  assert.deepEqual([payload.description, payload.link], ['No owner', '/catalog/default/component/web-shop']);
});

test('an entity has errors if its status says so', () => {
  assert.equal(hasErrors({}), false);
  assert.equal(hasErrors({ status: { items: [{ level: 'warning' }] } }), false);
  assert.equal(hasErrors({ status: { items: [{ level: 'error' }] } }), true);
});
