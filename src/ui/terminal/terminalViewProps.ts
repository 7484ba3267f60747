export interface TerminalViewProps {
  /** Name for screen readers. */
  readonly label: string
  /** Subscribes to the output; must stay the same function. Returns how to stop. */
  readonly attach: (show: (output: Uint8Array | string) => void) => () => void
  /** Moves the keyboard focus to the terminal when it changes. */
  readonly focusKey: number
  readonly onTyped: (text: string) => void
  readonly onResized: (columns: number, rows: number) => void
  /** The user pastes several lines, which are not sent yet. */
  readonly onPaste: (text: string) => void
}
