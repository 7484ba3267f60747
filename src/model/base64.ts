// Contents of files as base64, in pieces that do not overflow the stack.

const piece = 8_192

export function base64Of(bytes: Uint8Array): string {
  let binary = ''
  for (let at = 0; at < bytes.length; at += piece)
    binary += String.fromCharCode(...bytes.subarray(at, at + piece))
  return btoa(binary)
}

export const base64OfText = (text: string): string => base64Of(new TextEncoder().encode(text))

/** Throws `InvalidCharacterError` for anything else than base64. */
export const bytesOfBase64 = (text: string): Uint8Array =>
  Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))

/** The text of a file; null if it is binary. */
export function textOfBytes(bytes: Uint8Array): string | null {
  if (bytes.includes(0)) return null
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}
