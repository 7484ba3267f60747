// Names of files that the page gives to the browser: parts of them come from entities, URLs and code hosts.

/** Characters of the longest name; file systems allow 255 bytes. */
const longest = 80
/** Paths, what Windows forbids, control characters, and marks that turn the direction of the text. */
const unsafe = /[/\\:*?"<>|\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu
/** Devices of Windows, whatever the extension. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/** The name without what a file system or a person would take for something else; its extension stays. */
export function downloadName(name: string): string {
  const clean = name
    .replace(unsafe, '-')
    .replace(/^[.\s~-]+(?=.)/, '')
    .replace(/(?<![.\s])[.\s]+$/, '')
    .replace(device, '_$&')
  const { length } = clean
  if (length === 0) return 'file'
  const dot = clean.lastIndexOf('.')
  const extension = dot > 0 && length - dot <= 10 ? clean.slice(dot) : ''
  return length <= longest
    ? clean
    : clean.slice(0, longest - extension.length).toWellFormed() + extension
}
