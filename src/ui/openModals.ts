import { createContext } from 'react'

/** Called with a dialog that has become modal; what it gives is called once it no longer is. */
export type ModalOpened = (dialog: HTMLDialogElement) => () => void

export const ModalOpenedContext = createContext<ModalOpened>(() => () => undefined)

/** The modal dialog in front of everything, if there is one: all around it is inert. */
export const TopModalContext = createContext<HTMLDialogElement | null>(null)
