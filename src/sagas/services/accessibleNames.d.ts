/** Its own types cannot be found by way of its `exports`. The version is that of the tests' queries. */
declare module 'dom-accessibility-api' {
  export function computeAccessibleName(element: Element): string
  export function getRole(element: Element): string | null
}
