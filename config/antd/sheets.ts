// The antd components that Portico uses, and the sheet with the rules of each. Each is rendered
// once at build time, open or closed, because antd makes rules only for what it renders.

import {
  Button,
  Checkbox,
  Form,
  Input,
  InputNumber,
  Radio,
  Select,
  Splitter,
  Steps,
  Switch,
} from 'antd'
import { createElement as h, type ReactNode } from 'react'

type Draw = () => ReactNode

/** Popups have a test component that renders them in place. */
interface Opened {
  readonly _InternalPanelDoNotUseOrYouWillBeFired: unknown
}
const opened = (of: unknown, props: object): ReactNode =>
  h((of as Opened)._InternalPanelDoNotUseOrYouWillBeFired as 'div', props)

const options = [{ label: 'a', value: 'a' }]

const forms: Readonly<Record<string, Draw>> = {
  Button: () => h(Button, null, 'a'),
  Checkbox: () => h(Checkbox.Group, { options }),
  Form: () => h(Form, null, h(Form.Item, { label: 'a', name: 'a', help: 'a' }, h(Input))),
  Input: () => [
    h(Input, { key: 'a', prefix: 'a', allowClear: true }),
    h(Input.Search, { key: 'b' }),
    h(Input.Password, { key: 'c' }),
    h(Input.TextArea, { key: 'd', showCount: true }),
  ],
  InputNumber: () => h(InputNumber),
  Radio: () => [
    h(Radio.Group, { key: 'a', options }),
    h(Radio.Group, { key: 'b', options, optionType: 'button' }),
  ],
  Select: () => [
    h(Select, { key: 'a', options, mode: 'multiple', value: ['a'] }),
    opened(Select, { key: 'b', options }),
  ],
  Steps: () => h(Steps, { items: [{ title: 'a' }] }),
  Switch: () => h(Switch),
}

const splitter: Readonly<Record<string, Draw>> = {
  Splitter: () => h(Splitter, null, h(Splitter.Panel), h(Splitter.Panel)),
}

/** By sheet name; `common` has the rules that several of them share. */
export const sheets = { forms, splitter }

export type SheetName = keyof typeof sheets | 'common'
