import { safeUrl } from '../../model/links.ts'
import { Link } from '../../ui/Link.tsx'
import { LongText } from '../../ui/LongText.tsx'

/** A value of the entity; a link if it is a URL, with or without `url:`. */
export function ValueText({ value }: { readonly value: string }) {
  const address = value.replace(/^url:/, '')
  const isAddress = /^https?:/.test(address) && safeUrl(address) !== undefined
  return isAddress ? <Link to={address}>{value}</Link> : <LongText text={value} />
}
