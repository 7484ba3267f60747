import { StyleProvider } from '@ant-design/cssinjs'
import { ConfigProvider } from 'antd'
import { useState, type ReactNode } from 'react'
import './antd.css'
import { useAntdLocale } from './antdLocale.ts'
import { antdTheme } from './antdTheme.ts'
import './common.antd.css'
import { popupHost } from './popupHost.ts'

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
