// What people paste as an address: that of a page, or what `git clone` takes.

/** In characters: longer ones are no addresses that anybody pasted. */
const longestUrl = 2048

const scpForm = /^[\w.-]+@([\w.-]+):(?!\/)(.+)$/

/** Azure DevOps has a host and paths of its own for ssh: `ssh.{host}/v3/{organisation}/{project}/{repository}`. */
const azureSsh = /^ssh\.([^/]+)\/v3\/([^/]+\/[^/]+)\/([^/]+)$/

function overHttps({ hostname, pathname }: URL): string {
  return `https://${(hostname + pathname).replace(azureSsh, '$1/$2/_git/$3')}`
}

/** The address of the page, without credentials; undefined where the text is none of http, https or ssh. */
export function webUrl(text: string): URL | undefined {
  if (text.length > longestUrl) return undefined
  const [, host, path] = scpForm.exec(text.trim()) ?? []
  const given = URL.parse(host && path ? `ssh://${host}/${path}` : text.trim())
  const url = given?.protocol === 'ssh:' ? URL.parse(overHttps(given)) : given
  if (!url?.host || (url.protocol !== 'https:' && url.protocol !== 'http:')) return undefined
  url.username = ''
  url.password = ''
  return url
}

/** How messages show what was pasted: without credentials, query and fragment, and not at any length. */
export function shownUrl(text: string): string {
  const url = webUrl(text)
  const address = url
    ? url.origin + url.pathname
    : text.split(/@|%40/i).at(-1)?.slice(0, longestUrl)
  const shown = (address?.split(/[?#]/)[0] ?? '').replace(/[^/]*(?:@|%40)/gi, '')
  return shown.length > 200 ? `${shown.slice(0, 200)}…` : shown
}
