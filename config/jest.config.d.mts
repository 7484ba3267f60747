declare const config: { readonly testMatch: readonly string[] }
export default config
