// The catalog's rules for names, kinds, keys and tags (spec 1 §5, A-01, A-63). Lengths are checked first, to keep
// regular expressions fast.

const isWithin = (text: string, most: number): boolean => text.length > 0 && text.length <= most

const nameForm = /^[a-z0-9](?:[a-z0-9_.-]*[a-z0-9])?$/i
const kindForm = /^[a-z][a-z0-9]*$/i
const labelForm = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/
const tagForm = /^[a-z0-9:+#]+(?:-[a-z0-9:+#]+)*$/
const suffixForm = /^[a-z0-9]+$/i

/** Starts and ends with a letter or digit; hyphens, underscores and periods in between (CATAPI-62). */
export const isEntityName = (text: string): boolean => isWithin(text, 63) && nameForm.test(text)

export const isKind = (text: string): boolean => isWithin(text, 63) && kindForm.test(text)

export const isDnsLabel = (text: string): boolean => isWithin(text, 63) && labelForm.test(text)

export const isDnsSubdomain = (text: string): boolean =>
  isWithin(text, 253) && text.split('.').every(isDnsLabel)

export const isNamespace = isDnsLabel

/** The prefix is optional. */
function isPrefixed(text: string, isSuffix: (suffix: string) => boolean): boolean {
  const [first = '', second, ...rest] = text.split('/')
  if (rest.length > 0) return false
  return second === undefined ? isSuffix(first) : isDnsSubdomain(first) && isSuffix(second)
}

/** `name`, or `dns.subdomain/name`. */
export const isLabelKey = (text: string): boolean => isPrefixed(text, isEntityName)

export const isAnnotationKey = isLabelKey

export const isTag = (text: string): boolean => isWithin(text, 63) && tagForm.test(text)

/** `v1`, or `dns.subdomain/v1` (CATAPI-68). */
export const isApiVersion = (text: string): boolean =>
  isPrefixed(text, (suffix) => isWithin(suffix, 63) && suffixForm.test(suffix))
