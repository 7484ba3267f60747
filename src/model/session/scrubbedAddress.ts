// Removes tokens from the page's address, because it ends up in histories, chats and referrers.

const secrets = ['access_token', 'id_token', 'refresh_token', 'token']

/** Null if nothing was removed. */
function scrubbed(parameters: string): string | null {
  const kept = new URLSearchParams(parameters)
  // Without a value it is an ordinary word.
  const found = secrets.filter((name) => kept.get(name))
  found.forEach((name) => {
    kept.delete(name)
  })
  return found.length > 0 ? kept.toString() : null
}

/** The address without tokens; null if it has none. `href` is absolute. */
export function scrubbedAddress(href: string): string | null {
  const url = new URL(href)
  const search = scrubbed(url.search)
  const hash = scrubbed(url.hash.slice(1))
  if (search === null && hash === null) return null
  if (search !== null) url.search = search
  if (hash !== null) url.hash = hash
  return url.href
}
