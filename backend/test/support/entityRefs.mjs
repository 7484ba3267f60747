import { parseEntityRef, stringifyEntityRef } from '@backstage/catalog-model';

/** The fields of `spec` with refs, and the default kind of each. */
const REF_FIELDS = {
  owner: 'Group', system: 'System', domain: 'Domain', subdomainOf: 'Domain', subcomponentOf: 'Component', providesApis: 'API',
  consumesApis: 'API', dependsOn: 'Component', dependencyOf: 'Component', parent: 'Group', children: 'Group', memberOf: 'Group',
};

/** The full refs in an entity's spec, with their fields. */
export function refsOf(entity) {
  const defaultNamespace = entity.metadata.namespace ?? 'default';
  return Object.entries(REF_FIELDS).flatMap(([field, defaultKind]) =>
    [entity.spec[field] ?? []].flat().map(ref => ({
      field,
      ref: stringifyEntityRef(parseEntityRef(ref, { defaultKind, defaultNamespace })),
    })),
  );
}
