import {
  DefaultNamespaceEntityPolicy, EntityPolicies, FieldFormatEntityPolicy, NoForeignRootFieldsEntityPolicy,
  SchemaValidEntityPolicy, apiEntityV1alpha1Validator, componentEntityV1alpha1Validator, domainEntityV1alpha1Validator,
  groupEntityV1alpha1Validator, locationEntityV1alpha1Validator, resourceEntityV1alpha1Validator,
  systemEntityV1alpha1Validator, userEntityV1alpha1Validator,
} from '@backstage/catalog-model';
import { templateEntityV1beta3Validator } from '@backstage/plugin-scaffolder-common';

const policy = EntityPolicies.allOf([
  new SchemaValidEntityPolicy(),
  new DefaultNamespaceEntityPolicy(),
  new NoForeignRootFieldsEntityPolicy(),
  new FieldFormatEntityPolicy(),
]);

const validators = {
  API: apiEntityV1alpha1Validator,
  Component: componentEntityV1alpha1Validator,
  Domain: domainEntityV1alpha1Validator,
  Group: groupEntityV1alpha1Validator,
  Location: locationEntityV1alpha1Validator,
  Resource: resourceEntityV1alpha1Validator,
  System: systemEntityV1alpha1Validator,
  Template: templateEntityV1beta3Validator,
  User: userEntityV1alpha1Validator,
};

/** Applies the catalog's own rules; throws the catalog's error. */
export async function checkEntity(entity) {
  const checked = await policy.enforce(structuredClone(entity));
  if (!(await validators[entity.kind].check(checked))) throw new Error(`Unknown apiVersion ${entity.apiVersion}`);
}
