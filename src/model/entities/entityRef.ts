// References to catalog entities: `[kind:][namespace/]name`, compared in lower case (spec 1 §3).

export interface EntityRef {
  readonly kind: string
  readonly namespace: string
  readonly name: string
}

export const defaultNamespace = 'default'

class MalformedRefError extends Error {
  override readonly name = 'MalformedRefError'

  constructor(ref: string) {
    super(`Entity reference "${ref}" was not on the form [<kind>:][<namespace>/]<name>`)
  }
}

export interface RefDefaults {
  readonly kind?: string
  readonly namespace?: string
}

const form = /^(?:([^:/]+):)?(?:([^:/]+)\/)?([^:/]+)$/

/** Throws `MalformedRefError` where a part is missing once the defaults are applied. */
export function parseEntityRef(text: string, defaults: RefDefaults = {}): EntityRef {
  const [, kind = defaults.kind, namespace = defaults.namespace ?? defaultNamespace, name] =
    form.exec(text.trim()) ?? []
  if (!kind || !namespace || !name) throw new MalformedRefError(text)
  return { kind, namespace, name }
}

/** The reference, or nothing where the text is malformed. */
export function findEntityRef(text: string, defaults: RefDefaults = {}): EntityRef | undefined {
  try {
    return parseEntityRef(text, defaults)
  } catch {
    return undefined
  }
}

/** The ref's kind; empty if it has none. */
export const kindOfRef = (text: string): string => findEntityRef(text)?.kind ?? ''

/** Whether the ref is complete: `kind:namespace/name`. */
export function isFullEntityRef(text: string): boolean {
  const [, ...parts] = form.exec(text) ?? []
  return parts.length === 3 && parts.every(Boolean)
}

/** `kind:namespace/name` in lower case, so that equal refs give equal text. */
export const stringifyEntityRef = ({ kind, namespace, name }: EntityRef): string =>
  `${kind}:${namespace}/${name}`.toLowerCase()

/** The ref for display: without the expected kind and without the default namespace. */
export function humanizeEntityRef(ref: EntityRef, expectedKind?: string): string {
  const isExpected = expectedKind?.toLowerCase() === ref.kind.toLowerCase()
  const kind = isExpected || !ref.kind ? '' : `${ref.kind.toLowerCase()}:`
  const namespace = ref.namespace.toLowerCase() === defaultNamespace ? '' : `${ref.namespace}/`
  return `${kind}${namespace}${ref.name}`
}
