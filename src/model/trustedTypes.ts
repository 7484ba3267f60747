// The portal's only policy for Trusted Types: scripts of this build alone, and HTML for documents in which nothing runs.
// Browsers without Trusted Types use the rules all the same.

const ownScript = /\/(?:static\/[\w.-]+|refresh-worker|shell-worker)\.js$/

/**
 * The address itself. Throws a `TypeError` for anything but a script of this build.
 * @internal Tests choose the origin.
 */
export function ownScriptUrl(address: string, origin: string): string {
  const url = URL.parse(address, origin)
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  if (!isWeb || url.origin !== origin || !ownScript.test(url.pathname))
    throw new TypeError(`Not a script of this portal: ${address}`)
  return address
}

const rules = {
  createScriptURL: (address: string) => ownScriptUrl(address, location.origin),
  createHTML: (html: string) => html,
}

type Policy = typeof rules

interface TrustedTypesOfBrowser {
  readonly createPolicy: (name: string, rules: Policy) => Policy
}

let policy: Policy | undefined

/** Made once: the header of the page allows no second policy of this name. */
export const trustedPolicy = (): Policy =>
  (policy ??=
    (globalThis as { readonly trustedTypes?: TrustedTypesOfBrowser }).trustedTypes?.createPolicy(
      'portico',
      rules,
    ) ?? rules)

/** For sinks that expect a script's address. Throws a `TypeError` for foreign ones. */
export const trustedScriptUrl = (address: string): string =>
  trustedPolicy().createScriptURL(address)

/** For documents without a window alone, in which no script runs: those of `DOMParser` and `createHTMLDocument`. */
export const trustedInertHtml = (html: string): string => trustedPolicy().createHTML(html)
