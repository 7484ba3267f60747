import type { FieldProps } from '@rjsf/utils'
import { createElement, useContext, useMemo, type ComponentType } from 'react'
import type { PluginFieldProps } from '../../../model/plugins/pluginField.ts'
import { useFormDocument } from './formDocument.ts'
import { PluginFields } from './pluginFields.ts'
import { templateField } from './templateField.ts'
import { templateFields } from './templateFields.ts'

/** Plugins know nothing of the form library. */
const adapted = (Component: ComponentType<PluginFieldProps>) =>
  function PluginField(props: FieldProps) {
    const values = useFormDocument()
    return createElement(Component, { field: { ...templateField(props), values } })
  }

/** The form's own fields and those of plugins; the same object as long as the plugins are. */
export function useTemplateFields(): Readonly<Record<string, ComponentType<FieldProps>>> {
  const offered = useContext(PluginFields)
  return useMemo(() => {
    const others = Object.entries(offered).map(([name, one]) => [name, adapted(one)] as const)
    return { ...templateFields, ...Object.fromEntries(others) }
  }, [offered])
}
