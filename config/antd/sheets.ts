// The antd components that Portico uses, and the sheet with the rules of each. Each is rendered
// once at build time, open or closed, because antd makes rules only for what it renders.

import {
  Button,
  Cascader,
  Checkbox,
  Collapse,
  DatePicker,
  Descriptions,
  Drawer,
  Dropdown,
  Empty,
  Form,
  Input,
  InputNumber,
  Popconfirm,
  Progress,
  Radio,
  Result,
  Segmented,
  Select,
  Skeleton,
  Splitter,
  Steps,
  Switch,
  Table,
  Tabs,
  Tag,
  Timeline,
  Tooltip,
  Tree,
  TreeSelect,
  Upload,
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
const items = [{ key: 'a', label: 'a', children: 'a' }]
const nodes = [{ key: 'a', title: 'a', value: 'a' }]

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
  Progress: () => h(Progress, { percent: 1 }),
  Radio: () => [
    h(Radio.Group, { key: 'a', options }),
    h(Radio.Group, { key: 'b', options, optionType: 'button' }),
  ],
  Segmented: () => h(Segmented, { options: ['a'] }),
  Select: () => [
    h(Select, { key: 'a', options, mode: 'multiple', value: ['a'] }),
    opened(Select, { key: 'b', options }),
  ],
  Steps: () => h(Steps, { items: [{ title: 'a' }] }),
  Switch: () => h(Switch),
  Tag: () => h(Tag, { color: 'blue', closable: true }, 'a'),
  Tooltip: () => [h(Tooltip, { key: 'a', title: 'a' }, h('i')), opened(Tooltip, { key: 'b' })],
}

const pickers: Readonly<Record<string, Draw>> = {
  Cascader: () => [
    h(Cascader, { key: 'a', options }),
    opened(Cascader, { key: 'b', options }),
    h(Cascader.Panel, { key: 'c', options }),
  ],
  DatePicker: () => [
    h(DatePicker, { key: 'a' }),
    h(DatePicker.RangePicker, { key: 'b' }),
    opened(DatePicker, { key: 'c' }),
  ],
  TreeSelect: () => [
    h(TreeSelect, { key: 'a', treeData: nodes }),
    opened(TreeSelect, { key: 'b', treeData: nodes }),
  ],
  Upload: () => [
    h(Upload, { key: 'a', defaultFileList: [{ uid: 'a', name: 'a' }] }, h(Button)),
    h(Upload.Dragger, { key: 'b' }),
  ],
}

const data: Readonly<Record<string, Draw>> = {
  Collapse: () => h(Collapse, { items, defaultActiveKey: 'a' }),
  Descriptions: () => h(Descriptions, { items, bordered: true }),
  Empty: () => h(Empty),
  Result: () => h(Result, { status: 'error', title: 'a' }),
  Skeleton: () => h(Skeleton, { active: true, avatar: true }),
  Splitter: () => h(Splitter, null, h(Splitter.Panel), h(Splitter.Panel)),
  Table: () =>
    h(Table, {
      columns: [{ title: 'a', dataIndex: 'a', sorter: true, filters: [{ text: 'a', value: 'a' }] }],
      dataSource: [{ key: 'a', a: 'a', children: [{ key: 'b', a: 'b' }] }],
      rowSelection: {},
      loading: true,
    }),
  Tabs: () => h(Tabs, { items }),
  Timeline: () => h(Timeline, { items: [{ title: 'a', content: 'a' }] }),
  Tree: () => [
    h(Tree, { key: 'a', treeData: nodes }),
    h(Tree.DirectoryTree, { key: 'b', treeData: nodes }),
  ],
}

const overlays: Readonly<Record<string, Draw>> = {
  Drawer: () => opened(Drawer, { title: 'a' }),
  Dropdown: () => [
    h(Dropdown, { key: 'a', menu: { items: [{ key: 'a', label: 'a' }] } }, h('i')),
    opened(Dropdown, { key: 'b', menu: { items: [{ key: 'a', label: 'a' }] } }),
  ],
  Popconfirm: () => [
    h(Popconfirm, { key: 'a', title: 'a' }, h('i')),
    opened(Popconfirm, { key: 'b', title: 'a' }),
  ],
}

/** By sheet name; `common` has the rules that several of them share. */
export const sheets = { forms, pickers, data, overlays }

export type SheetName = keyof typeof sheets | 'common'
