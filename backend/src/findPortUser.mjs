import { once } from 'node:events';
import { createServer } from 'node:net';

// Both, because a browser tries ::1 first for `localhost` and would reach another server there.
const LOOPBACK = ['127.0.0.1', '::1'];

/** The loopback address on which another process listens on this port, if any. */
export async function findPortUser(port) {
  for (const host of LOOPBACK) {
    const server = createServer();
    server.listen(port, host);
    try {
      await once(server, 'listening');
    } catch (error) {
      if (error.code === 'EADDRINUSE') return host;
      // A machine without IPv6 has no ::1.
      if (host === '::1') continue;
      throw error;
    }
    server.close();
    await once(server, 'close');
  }
  return undefined;
}
