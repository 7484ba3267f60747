import type {
  TerminalInput,
  TerminalScreen,
} from '../../../model/kubernetes/pods/terminalScreen.ts'

export function createTerminalScreen(): TerminalScreen {
  const listeners = new Set<(input: TerminalInput) => void>()
  let kept: (Uint8Array | string)[] = []
  let show: ((output: Uint8Array | string) => void) | undefined
  return {
    write: (output) => {
      if (show) show(output)
      else kept.push(output)
    },
    onInput: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    attach: (next) => {
      show = next
      for (const output of kept) next(output)
      kept = []
      return () => {
        if (show === next) show = undefined
      }
    },
    tell: (input) => {
      for (const listener of listeners) listener(input)
    },
  }
}
