// The location of an entity as annotations write it: `<type>:<target>` (spec 1 §3, §5).

export interface LocationRef {
  readonly type: string
  readonly target: string
}

class MalformedLocationError extends Error {
  override readonly name = 'MalformedLocationError'
}

/** Browsers ignore tabs and line breaks in a URL, and blanks and control characters before it (CVE-2023-25571). */
const asBrowsersRead = (target: string): string =>
  target.replace(/[\t\n\r]/g, '').replace(/^[\p{Cc}\s]+/u, '')

const running = /^(?:javascript|vbscript|data):/i

/**
 * Throws `MalformedLocationError` for another form, a URL without `url:`, or a target that runs code.
 * @internal Exported for tests.
 */
export function parseLocationRef(text: string): LocationRef {
  const [, type = '', target = ''] = /^([^:]*):([^]*)$/.exec(text) ?? []
  if (running.test(asBrowsersRead(text)) || running.test(asBrowsersRead(target))) {
    throw new MalformedLocationError(`Invalid location ref '${text}', target is a javascript: URL`)
  }
  const found = { type: type.trim(), target: target.trim() }
  if (!found.type || !found.target) {
    throw new MalformedLocationError(
      `Unable to parse location ref '${text}', expected '<type>:<target>', e.g. 'url:https://host/path'`,
    )
  }
  if (/^https?$/i.test(found.type)) {
    throw new MalformedLocationError(
      `Invalid location ref '${text}', please prefix it with 'url:', e.g. 'url:${text}'`,
    )
  }
  return found
}

/** Undefined if the text is missing or malformed. */
export function findLocationRef(text: string | undefined): LocationRef | undefined {
  try {
    return text === undefined ? undefined : parseLocationRef(text)
  } catch {
    return undefined
  }
}

export const stringifyLocationRef = ({ type, target }: LocationRef): string => `${type}:${target}`
