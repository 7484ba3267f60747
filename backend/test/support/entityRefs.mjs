import { parseEntityRef, stringifyEntityRef } from '@backstage/catalog-model';

/** Where an entity's spec refers to others, and the kind that is meant when the ref does not say. */
const REF_FIELDS = {
  owner: 'Group', system: 'System', domain: 'Domain', subdomainOf: 'Domain', subcomponentOf: 'Component', providesApis: 'API',
  consumesApis: 'API', dependsOn: 'Component', dependencyOf: 'Component', parent: 'Group', children: 'Group', memberOf: 'Group',
};

/** The full refs that an entity's spec names, each with the field it stands in. */
export function refsOf(entity) {
  const defaultNamespace = entity.metadata.namespace ?? 'default';
  return Object.entries(REF_FIELDS).flatMap(([field, defaultKind]) =>
    [entity.spec[field] ?? []].flat().map(ref => ({
      field,
      ref: stringifyEntityRef(parseEntityRef(ref, { defaultKind, defaultNamespace })),
    })),
  );
}
