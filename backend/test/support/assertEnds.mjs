import assert from 'node:assert/strict';

/** Ends a started backend by a signal, and checks that it takes only a few seconds. */
export async function assertEnds(backend, signal) {
  const { code, durationMs } = await backend.end(signal);
  assert.equal(code, 0);
  assert.ok(durationMs < 4000, `${durationMs} ms`);
}
