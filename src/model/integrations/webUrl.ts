// Reads URLs that users paste: of a page, or for `git clone`.

/** Maximum characters. */
const longestUrl = 2048

const scpForm = /^[\w.-]+@([\w.-]+):(?!\/)(.+)$/

/** Azure DevOps has its own host and paths for ssh: `ssh.{host}/v3/{organisation}/{project}/{repository}`. */
const azureSsh = /^ssh\.([^/]+)\/v3\/([^/]+\/[^/]+)\/([^/]+)$/

function overHttps({ hostname, pathname }: URL): string {
  return `https://${(hostname + pathname).replace(azureSsh, '$1/$2/_git/$3')}`
}

/** The page's URL, without credentials; undefined for other schemes than http, https and ssh. */
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

/** A pasted URL for messages: without credentials, query and fragment, and shortened. */
export function shownUrl(text: string): string {
  const url = webUrl(text)
  const address = url
    ? url.origin + url.pathname
    : text.split(/@|%40/i).at(-1)?.slice(0, longestUrl)
  const shown = (address?.split(/[?#]/)[0] ?? '').replace(/(?<![^/])[^/]*(?:@|%40)/gi, '')
  return shown.length > 200 ? `${shown.slice(0, 200)}…` : shown
}
