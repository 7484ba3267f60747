// Frames of `channel.k8s.io`: the first byte names the channel (Kubernetes API, exec).

const channels = { stdin: 0, stdout: 1, stderr: 2, status: 3, resize: 4 } as const

const framed = (channel: number, text: string): Uint8Array<ArrayBuffer> => {
  const bytes = new TextEncoder().encode(text)
  const frame = new Uint8Array(bytes.length + 1)
  frame[0] = channel
  frame.set(bytes, 1)
  return frame
}

export const stdinFrame = (text: string): Uint8Array<ArrayBuffer> => framed(channels.stdin, text)

export const resizeFrame = (columns: number, rows: number): Uint8Array<ArrayBuffer> =>
  framed(channels.resize, JSON.stringify({ Width: columns, Height: rows }))

export type ExecFrame =
  | { readonly type: 'output'; readonly bytes: Uint8Array }
  /** How the command ended: a `metav1.Status`. */
  | { readonly type: 'status'; readonly text: string }
  | { readonly type: 'other' }

export function readFrame(message: string | Uint8Array): ExecFrame {
  if (typeof message === 'string') return { type: 'other' }
  const [channel] = message
  const bytes = message.subarray(1)
  if (channel === channels.stdout || channel === channels.stderr) return { type: 'output', bytes }
  return channel === channels.status
    ? { type: 'status', text: new TextDecoder().decode(bytes) }
    : { type: 'other' }
}
