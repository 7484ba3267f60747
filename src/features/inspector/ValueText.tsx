import { safeUrl } from '../../model/links.ts'
import { Link } from '../../ui/Link.tsx'

/** What somebody wrote into the catalog: a link where it is a URL, `url:` before it or not. */
export function ValueText({ value }: { readonly value: string }) {
  const address = value.replace(/^url:/, '')
  const isAddress = /^https?:/.test(address) && safeUrl(address) !== undefined
  return isAddress ? <Link to={address}>{value}</Link> : value
}
