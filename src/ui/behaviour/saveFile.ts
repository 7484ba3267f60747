import { downloadName } from '../../model/downloadName.ts'

/** Downloads a text as a file. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = downloadName(name)
  link.click()
  URL.revokeObjectURL(url)
}
