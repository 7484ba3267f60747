// A request as code. Secrets are left out: placeholders stand for them.

import { encodePart } from '../encodePath.ts'
import {
  addressOf,
  headersOf,
  isMultipart,
  type FormEntry,
  type RequestBody,
  type TryOutDraft,
} from './tryOut.ts'

export const codeLanguages = ['curl', 'fetch', 'python'] as const
export type CallLanguage = (typeof codeLanguages)[number]

/** `YOUR_API_KEY` in place of the value of `api-key`. */
export const placeholderOf = (name: string): string =>
  `YOUR_${name.replaceAll(/[^a-z0-9]+/gi, '_').toUpperCase()}`

/** The draft as anybody may see it, for the server itself instead of the backend's proxy. */
const withoutSecrets = (draft: TryOutDraft): TryOutDraft => ({
  ...draft,
  target: { ...draft.target, way: 'direct', base: draft.target.server },
  values: draft.values.map((one) =>
    one.isSecret === true ? { ...one, value: maskedValue(one.name, one.value) } : one,
  ),
  ...(draft.body &&
    'fields' in draft.body && {
      body: {
        ...draft.body,
        fields: draft.body.fields.map((one) =>
          one.isSecret === true ? { ...one, value: placeholderOf(one.name) } : one,
        ),
      },
    }),
})

/** The word before a token stays: `Bearer YOUR_AUTHORIZATION`. */
const maskedValue = (name: string, value: string): string =>
  name === 'Authorization' && value.includes(' ')
    ? `${value.slice(0, value.indexOf(' '))} YOUR_TOKEN`
    : placeholderOf(name)

interface Call {
  readonly method: string
  readonly address: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: RequestBody | undefined
}

const isFile = (value: FormEntry['value']): value is File => typeof value !== 'string'

// ---- curl ----

const shell = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

function curlPart({ name, value, mediaType }: FormEntry): string {
  if (isFile(value)) return `-F ${shell(`${name}=@${value.name}`)}`
  if (mediaType === undefined) return `--form-string ${shell(`${name}=${value}`)}`
  const quoted = value.replaceAll(/["\\]/g, String.raw`\$&`)
  return `-F ${shell(`${name}="${quoted}";type=${mediaType}`)}`
}

function curlBody(body: RequestBody): readonly string[] {
  if ('text' in body) return [`--data-raw ${shell(body.text)}`]
  if ('file' in body) return [`--data-binary ${shell(`@${body.file.name}`)}`]
  if (isMultipart(body)) return body.fields.map(curlPart)
  return body.fields.map(
    ({ name, value }) =>
      `--data-urlencode ${shell(`${encodePart(name)}=${isFile(value) ? value.name : value}`)}`,
  )
}

const curl = ({ method, address, headers, body }: Call): string =>
  [
    method === 'HEAD' ? 'curl --head' : `curl -X ${method}`,
    // Brackets would be patterns.
    ...(/[[\]{}]/.test(address) ? ['--globoff'] : []),
    shell(address),
    ...headers.map(([name, value]) => `-H ${shell(`${name}: ${value}`)}`),
    ...(body ? curlBody(body) : []),
  ].join(' \\\n  ')

// ---- fetch ----

const quoted = (text: string): string => JSON.stringify(text)

function formLines(body: RequestBody & { readonly fields: readonly FormEntry[] }): string[] {
  const lines = body.fields.map(({ name, value, mediaType }) => {
    if (isFile(value)) return `form.append(${quoted(name)}, file, ${quoted(value.name)}) // a File`
    return mediaType === undefined || !isMultipart(body)
      ? `form.append(${quoted(name)}, ${quoted(value)})`
      : `form.append(${quoted(name)}, new Blob([${quoted(value)}], { type: ${quoted(mediaType)} }))`
  })
  return [`const form = new ${isMultipart(body) ? 'FormData' : 'URLSearchParams'}()`, ...lines]
}

function fetchCode({ method, address, headers, body }: Call): string {
  const written = headers.map(([name, value]) => `    ${quoted(name)}: ${quoted(value)},`)
  const sent = body && ('text' in body ? quoted(body.text) : 'file' in body ? 'file' : 'form')
  return [
    ...(body && 'fields' in body ? formLines(body) : []),
    `const response = await fetch(${quoted(address)}, {`,
    `  method: ${quoted(method)},`,
    ...(written.length > 0 ? ['  headers: {', ...written, '  },'] : []),
    ...(sent === undefined ? [] : [`  body: ${sent},${sent === 'file' ? ' // a File' : ''}`]),
    '})',
    'console.log(response.status, await response.text())',
  ].join('\n')
}

// ---- Python ----

function pythonPart({ name, value, mediaType }: FormEntry): string {
  if (isFile(value))
    return `(${quoted(name)}, (${quoted(value.name)}, open(${quoted(value.name)}, "rb"))),`
  const type = mediaType === undefined ? '' : `, ${quoted(mediaType)}`
  return `(${quoted(name)}, (None, ${quoted(value)}${type})),`
}

function pythonBody(body: RequestBody): readonly string[] {
  if ('text' in body) return [`    data=${quoted(body.text)}.encode("utf-8"),`]
  if ('file' in body) return [`    data=open(${quoted(body.file.name)}, "rb"),`]
  const rows = body.fields.map((field) =>
    isMultipart(body)
      ? pythonPart(field)
      : `(${quoted(field.name)}, ${quoted(isFile(field.value) ? field.value.name : field.value)}),`,
  )
  return [
    `    ${isMultipart(body) ? 'files' : 'data'}=[`,
    ...rows.map((row) => `        ${row}`),
    '    ],',
  ]
}

function python({ method, address, headers, body }: Call): string {
  const written = headers.map(([name, value]) => `        ${quoted(name)}: ${quoted(value)},`)
  return [
    'import requests',
    '',
    'response = requests.request(',
    `    ${quoted(method)},`,
    `    ${quoted(address)},`,
    ...(written.length > 0 ? ['    headers={', ...written, '    },'] : []),
    ...(body ? pythonBody(body) : []),
    ')',
    'print(response.status_code, response.text)',
  ].join('\n')
}

const writers = { curl, fetch: fetchCode, python } as const

/** Undefined if the path would leave the chosen server. */
export function codeOf(language: CallLanguage, draft: TryOutDraft): string | undefined {
  const shown = withoutSecrets(draft)
  const address = addressOf(shown)
  if (address === undefined) return undefined
  const cookies = shown.values.filter(({ place, value }) => place === 'cookie' && value !== '')
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return writers[language]({
    method: shown.method,
    address,
    headers: [
      ...Object.entries(headersOf(shown)),
      ...(cookie === '' ? [] : [['cookie', cookie] as const]),
    ],
    body: shown.body,
  })
}
