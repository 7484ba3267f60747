// Fields of template forms that plugins offer.

import { createContext, type ComponentType } from 'react'
import type { PluginFieldProps } from '../../../model/plugins/pluginField.ts'

/** By `ui:field`; they replace the form's own of the same name. */
export const PluginFields = createContext<
  Readonly<Record<string, ComponentType<PluginFieldProps>>>
>({})
