import { StyleProvider } from '@ant-design/cssinjs'
import { ConfigProvider } from 'antd'
import { useState, type ReactNode } from 'react'
import './antd.css'
import { useAntdLocale } from './antdLocale.ts'
import { antdTheme } from './antdTheme.ts'
import './common.antd.css'
import { popupHost } from './popupHost.ts'

/**
 * Around everything that antd draws, in lazy chunks only: the first screen must not load it. A file that draws an antd
 * component also imports the sheet with its rules, such as `ui/antd/forms.antd.css`.
 */
export function AntdProvider({ children }: { readonly children: ReactNode }) {
  // The page's policy refuses style elements, and the build has written all styles: those made here go nowhere.
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
