// Values in the fragment of a link: JSON, compressed (RFC 1951) and written as base64url.

import { isJsonRecord, parseJson, type JsonRecord } from '../../json.ts'

/** Bytes; more is refused while it is decompressed. */
const mostBytes = 1_000_000
/** Characters that `String.fromCharCode` takes at once. */
const sliceLength = 8_192

const streamOf = (bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new ReadableStream({
    start: (controller) => {
      controller.enqueue(bytes)
      controller.close()
    },
  })

async function bytesOf(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const reader = stream.getReader()
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    parts.push(value)
    length += value.length
    if (length > mostBytes) {
      await reader.cancel()
      throw new RangeError('The values are too long')
    }
  }
  const all = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

function base64url(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += sliceLength)
    text += String.fromCharCode(...bytes.subarray(at, at + sliceLength))
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

const fromBase64url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0))

export async function packValues(values: JsonRecord): Promise<string> {
  const json = new TextEncoder().encode(JSON.stringify(values))
  return base64url(await bytesOf(streamOf(json).pipeThrough(new CompressionStream('deflate-raw'))))
}

/** Undefined for anything but packed values of at most 1 MB. */
export async function unpackValues(text: string): Promise<JsonRecord | undefined> {
  try {
    const unpacked = streamOf(fromBase64url(text)).pipeThrough(
      new DecompressionStream('deflate-raw'),
    )
    const values = parseJson(new TextDecoder().decode(await bytesOf(unpacked)))
    return isJsonRecord(values) ? values : undefined
  } catch {
    return undefined
  }
}
