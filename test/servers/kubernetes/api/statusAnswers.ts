// Refusals of an API server: `metav1.Status` objects.

export interface Status {
  readonly kind: 'Status'
  readonly apiVersion: 'v1'
  readonly metadata: object
  readonly status: 'Failure'
  readonly message: string
  readonly reason: string
  readonly details?: object
  readonly code: number
}

/** Ends a request with a refusal. */
export class Refusal extends Error {
  readonly status: Status

  constructor(code: number, reason: string, message: string, details?: object) {
    super(message)
    this.status = {
      kind: 'Status',
      apiVersion: 'v1',
      metadata: {},
      status: 'Failure',
      message,
      reason,
      ...(details && { details }),
      code,
    }
  }
}

export const badRequest = (message: string) => new Refusal(400, 'BadRequest', message)

export const unauthorized = () => new Refusal(401, 'Unauthorized', 'Unauthorized')

export const internalError = (message: string) =>
  new Refusal(500, 'InternalError', `Internal error occurred: ${message}`, {
    causes: [{ message }],
  })

/** The server has nothing at this path. */
export const noSuchPath = () =>
  new Refusal(404, 'NotFound', 'the server could not find the requested resource', {})

const qualified = (group: string, plural: string) => (group === '' ? plural : `${plural}.${group}`)

export const notFound = (group: string, plural: string, name: string) =>
  new Refusal(404, 'NotFound', `${qualified(group, plural)} "${name}" not found`, {
    name,
    ...(group !== '' && { group }),
    kind: plural,
  })

export const methodNotAllowed = () =>
  new Refusal(
    405,
    'MethodNotAllowed',
    'the server does not allow this method on the requested resource',
    {},
  )

/** What a user wants to do. */
export interface Attempt {
  readonly verb: string
  readonly group: string
  readonly plural: string
  readonly subresource: string | undefined
  readonly namespace: string | undefined
  readonly name: string | undefined
}

export function forbidden(user: string, attempt: Attempt): Refusal {
  const { verb, group, plural, subresource, namespace, name } = attempt
  const resource = subresource === undefined ? plural : `${plural}/${subresource}`
  const where = namespace === undefined ? 'at the cluster scope' : `in the namespace "${namespace}"`
  const type = qualified(group, plural)
  const about = name === undefined ? type : `${type} "${name}"`
  return new Refusal(
    403,
    'Forbidden',
    `${about} is forbidden: User "${user}" cannot ${verb} resource "${resource}" in API group "${group}" ${where}`,
    { ...(name !== undefined && { name }), ...(group !== '' && { group }), kind: plural },
  )
}
