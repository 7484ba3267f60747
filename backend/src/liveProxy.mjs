import { rootHttpRouterServiceFactory } from '@backstage/backend-defaults/rootHttpRouter';

/**
 * Passes answers of clusters on as they come. Backstage's own compression holds a followed log back until some kilobytes
 * have gathered, and its proxy leaves the page waiting for ever when a cluster cuts a connection.
 */
function passOn(request, response, next) {
  const { setHeader } = response;
  response.setHeader = (name, value) =>
    setHeader.call(response, name, name.toLowerCase() === 'cache-control' ? `${value}, no-transform` : value);
  response.setHeader('cache-control', 'no-cache');
  response.on('pipe', source => {
    source.once('aborted', () => response.destroy());
    source.once('error', () => response.destroy());
  });
  next();
}

/** Backstage's own router; with `portico.liveProxy` answers of clusters are passed on as they come. */
export const liveProxyService = rootHttpRouterServiceFactory({
  configure: ({ app, config, applyDefaults }) => {
    if (config.getOptionalBoolean('portico.liveProxy')) app.use('/api/kubernetes/proxy', passOn);
    applyDefaults();
  },
});
