import { createBackendModule } from '@backstage/backend-plugin-api';
import { oidcAuthenticator } from '@backstage/plugin-auth-backend-module-oidc-provider';
import { authProvidersExtensionPoint, commonSignInResolvers, createOAuthProviderFactory } from '@backstage/plugin-auth-node';

/**
 * The provider `microsoft`, whose tokens Azure DevOps accepts, through OpenID Connect: Backstage's
 * own module has Microsoft's address built in.
 */
export const microsoftSignInModule = createBackendModule({
  pluginId: 'auth',
  moduleId: 'microsoft-provider',
  register(env) {
    env.registerInit({
      deps: { providers: authProvidersExtensionPoint },
      async init({ providers }) {
        providers.registerProvider({
          providerId: 'microsoft',
          factory: createOAuthProviderFactory({
            authenticator: oidcAuthenticator,
            signInResolverFactories: commonSignInResolvers,
          }),
        });
      },
    });
  },
});
