import { setTimeout as delay } from 'node:timers/promises';

const POLL_MS = 100;

/** Calls `read` until it returns something truthy; throws the last failure after `limitMs`. */
export async function waitUntil(what, read, limitMs = 60_000) {
  const deadline = Date.now() + limitMs;
  let failure;
  while (Date.now() < deadline) {
    try {
      const value = await read();
      if (value) return value;
    } catch (error) {
      failure = error;
    }
    await delay(POLL_MS);
  }
  throw new Error(`Waited ${limitMs} ms in vain: ${what}`, { cause: failure });
}
