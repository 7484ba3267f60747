import { StyleProvider } from '@ant-design/cssinjs'
import { ConfigProvider } from 'antd'
import type { Locale } from 'antd/es/locale'
import english from 'antd/locale/en_US.js'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import './antd.css'
import { antdTheme } from './antdTheme.ts'
import './common.antd.css'

// Where antd's popups are rendered: on the page, or inside the modal dialog of their control, because everything around
// it is inert. In the dialog they need their own layer, or the dialog would clip them.

const hosts = new WeakMap<HTMLDialogElement, HTMLElement>()

function layerIn(dialog: HTMLDialogElement): HTMLElement {
  const known = hosts.get(dialog)
  if (known?.isConnected) return known
  const host = document.createElement('div')
  host.className = 'portico-popup-host'
  host.setAttribute('popover', 'manual')
  dialog.append(host)
  host.showPopover()
  closeBeforeDialog(dialog, host)
  hosts.set(dialog, host)
  return host
}

/** Escape closes only an open popup; otherwise the browser would close the dialog too. */
function closeBeforeDialog(dialog: HTMLDialogElement, host: HTMLElement): void {
  const isOpen = () =>
    [...host.querySelectorAll('.ant-select-dropdown, .ant-picker-dropdown, .ant-dropdown')].some(
      (popup) => popup.checkVisibility(),
    )
  dialog.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && isOpen()) event.preventDefault()
    },
    { capture: true },
  )
}

function popupHost(trigger?: HTMLElement): HTMLElement {
  const dialog = trigger?.closest('dialog')
  return dialog ? layerIn(dialog) : document.body
}

const loaders: Readonly<Record<string, () => Promise<{ readonly default: Locale }>>> = {
  de: () => import(/* webpackChunkName: "antd-de" */ 'antd/locale/de_DE.js'),
  zh: () => import(/* webpackChunkName: "antd-zh" */ 'antd/locale/zh_CN.js'),
}

const loaded = new Map<string, Locale>()

/** Antd's texts in the page's language: English until they are loaded, or if there are none. */
function useAntdLocale(): Locale {
  const { language } = useTranslation().i18n
  const [, setLoaded] = useState('')
  useEffect(() => {
    const load = loaders[language]
    if (!load || loaded.has(language)) return
    load().then(
      (module) => {
        loaded.set(language, module.default)
        setLoaded(language)
      },
      // Falls back to English.
      () => undefined,
    )
  }, [language])
  return loaded.get(language) ?? english
}

/**
 * Wraps antd components, in lazy chunks only: the first screen must not load antd. A file with an
 * antd component also imports its style sheet, such as `ui/antd/forms.antd.css`.
 */
export function AntdProvider({ children }: { readonly children: ReactNode }) {
  // The page's policy forbids style elements and the build has extracted all styles, so antd's own are discarded.
  const [nowhere] = useState(() => document.createElement('div'))
  const locale = useAntdLocale()
  const [theme] = useState(() => antdTheme(!matchMedia('(prefers-reduced-motion: reduce)').matches))
  return (
    <StyleProvider container={nowhere}>
      <ConfigProvider
        theme={theme}
        locale={locale}
        getPopupContainer={popupHost}
        button={{ autoInsertSpace: false }}
        wave={{ disabled: true }}
      >
        {children}
      </ConfigProvider>
    </StyleProvider>
  )
}
