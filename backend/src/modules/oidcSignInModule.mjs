import { createBackendModule } from '@backstage/backend-plugin-api';
import { oidcAuthenticator } from '@backstage/plugin-auth-backend-module-oidc-provider';
import {
  authProvidersExtensionPoint, commonSignInResolvers, createOAuthProviderFactory, createSignInResolverFactory,
} from '@backstage/plugin-auth-node';

/**
 * As `emailMatchingUserEntityProfileEmail`, but says when an address is unverified; the original reports it as missing.
 * The message omits the address, because the redirect flow puts it into a URL.
 */
const verifiedEmailMatchingUserEntityProfileEmail = createSignInResolverFactory({
  create() {
    const findByEmail = commonSignInResolvers.emailMatchingUserEntityProfileEmail();
    return async (info, context) => {
      const { email, email_verified: isVerified } = info.result.fullProfile.userinfo;
      if (email && isVerified !== true) {
        throw new Error('Your e-mail address is not verified. Verify it with your identity provider, then sign in again.');
      }
      return findByEmail(info, context);
    };
  },
});

/** Backstage's OpenID Connect provider with the resolver above. */
export const oidcSignInModule = createBackendModule({
  pluginId: 'auth',
  moduleId: 'oidc-provider',
  register(env) {
    env.registerInit({
      deps: { providers: authProvidersExtensionPoint },
      async init({ providers }) {
        providers.registerProvider({
          providerId: 'oidc',
          factory: createOAuthProviderFactory({
            authenticator: oidcAuthenticator,
            signInResolverFactories: { verifiedEmailMatchingUserEntityProfileEmail },
          }),
        });
      },
    });
  },
});
