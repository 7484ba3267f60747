import { createContext } from 'react'

/** Called with a dialog that becomes modal; the returned function is called when it closes. */
export type ModalOpened = (dialog: HTMLDialogElement) => () => void

export const ModalOpenedContext = createContext<ModalOpened>(() => () => undefined)

/** The topmost modal dialog, if any: everything around it is inert. */
export const TopModalContext = createContext<HTMLDialogElement | null>(null)
