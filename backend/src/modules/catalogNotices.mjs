import { parseEntityRef, stringifyEntityRef } from '@backstage/catalog-model';

export function hasErrors(entity) {
  return entity.status?.items?.some(item => item.level === 'error') ?? false;
}

/** The notification to the owners of an entity that has got errors. */
export function errorNotice(entity, errors) {
  const ref = stringifyEntityRef(entity);
  const { kind, namespace, name } = parseEntityRef(ref);
  return {
    recipients: { type: 'entity', entityRef: ref },
    payload: {
      title: `${entity.metadata.title ?? name} has an error in the catalog`,
      description: errors[0]?.message,
      link: `/catalog/${namespace}/${kind}/${name}`,
      severity: 'high',
      topic: 'catalog',
      scope: `catalog-error:${ref}`,
    },
  };
}
