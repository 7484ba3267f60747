import { FitAddon } from '@xterm/addon-fit'
import { Terminal, type ITheme } from '@xterm/xterm'
import '@xterm/xterm/css/xterm.css'
import { useEffect, useRef } from 'react'
import { colourOf } from '../colourOf.ts'
import { createPolicyDocument, withPolicy } from './policyDocument.ts'
import classes from './TerminalView.module.css'
import type { TerminalViewProps } from './terminalViewProps.ts'

const scrollback = 5_000

/** The page's own colours: the terminal is dark or light with it. */
function themeOf(host: Element): ITheme {
  const style = getComputedStyle(host)
  return {
    background: style.backgroundColor,
    foreground: style.color,
    cursor: style.color,
    selectionBackground: colourOf(host, '--ant-color-primary-border'),
  }
}

export function LoadedTerminal(props: TerminalViewProps) {
  const { label, attach, focusKey, onTyped, onResized, onPaste } = props
  const host = useRef<HTMLDivElement>(null)
  const opened = useRef<Terminal>(null)
  useEffect(() => {
    opened.current?.focus()
  }, [focusKey])
  const told = useRef({ onTyped, onResized, onPaste })
  useEffect(() => {
    told.current = { onTyped, onResized, onPaste }
  })
  useEffect(() => {
    const element = host.current
    if (!element) return undefined
    const terminal = new Terminal({
      documentOverride: createPolicyDocument(document),
      fontFamily: getComputedStyle(element).fontFamily,
      fontSize: 13,
      scrollback,
      screenReaderMode: true,
      theme: themeOf(element),
    })
    const fit = new FitAddon()
    terminal.loadAddon(fit)
    withPolicy(document, () => {
      terminal.open(element)
    })
    terminal.textarea?.setAttribute('aria-label', label)
    terminal.onData((text) => {
      told.current.onTyped(text)
    })
    terminal.onResize(({ cols, rows }) => {
      told.current.onResized(cols, rows)
    })
    // Several lines at once are commands that run before anybody has read them.
    const paste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text') ?? ''
      if (!text.trim().includes('\n')) return
      event.preventDefault()
      event.stopPropagation()
      told.current.onPaste(text)
    }
    element.addEventListener('paste', paste, { capture: true })
    const watcher = new ResizeObserver(() => {
      fit.fit()
    })
    watcher.observe(element)
    fit.fit()
    told.current.onResized(terminal.cols, terminal.rows)
    const detach = attach((output) => {
      terminal.write(output)
    })
    opened.current = terminal
    terminal.focus()
    return () => {
      detach()
      watcher.disconnect()
      element.removeEventListener('paste', paste, { capture: true })
      terminal.dispose()
    }
  }, [attach, label])
  return <div ref={host} className={classes['terminal']} />
}
