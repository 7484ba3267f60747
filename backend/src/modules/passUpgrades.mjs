import { ServerResponse } from 'node:http';

const isOfSignals = (url = '') => url.split('?')[0].endsWith('/api/signals');

/**
 * Requests that ask for a WebSocket go through the routers, as those of terminals in pods need it: Node leaves them out as
 * soon as anybody listens to `upgrade`, which signals does from its first connection on.
 */
export function passUpgrades(server) {
  server.on('upgrade', (request, socket) => {
    if (isOfSignals(request.url) && server.listenerCount('upgrade') > 1) return;
    const response = new ServerResponse(request);
    response.assignSocket(socket);
    server.emit('request', request, response);
  });
}
