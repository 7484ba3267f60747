// The catalog names locations that it creates itself by a hash; people recognise them by their target.

interface Named {
  readonly kind: string
  readonly metadata: { readonly name: string }
  readonly spec?: Readonly<Record<string, unknown>>
}

/** Parts of URLs before a branch: `/blob/main/`, `/-/blob/main/`. */
const branch = /\/(?:-\/)?(?:blob|tree|raw|edit)\/[^/]+(?=\/)/

function shortened(target: string): string {
  const [address = '', query = ''] = target.split('?')
  // Azure DevOps has the file in the query.
  const file = new URLSearchParams(query).get('path') ?? ''
  const parts = `${address.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(branch, '')}/${file}`
    .split(/[\\/]+/)
    .filter((part) => !['', '.', '..', '_git'].includes(part))
  return parts.slice(-2).join('/') || target
}

/**
 * The end of the target of a location named `generated-{hash}`, such as `larkspur/catalog-info.yaml`; undefined for
 * other entities, and if its target is not known.
 */
export function generatedTitle({ kind, metadata, spec }: Named): string | undefined {
  if (kind.toLowerCase() !== 'location' || !/^generated-[\da-f]{40}$/.test(metadata.name)) return
  const [target] = [spec?.['target'], spec?.['targets']]
    .flat()
    .filter((one): one is string => typeof one === 'string' && one.trim() !== '')
  return target === undefined ? undefined : shortened(target)
}
