/** How objects of a cluster become those of an entity. */
export const docsUrl =
  'https://backstage.io/docs/features/kubernetes/configuration#surfacing-your-kubernetes-components-as-part-of-an-entity'
