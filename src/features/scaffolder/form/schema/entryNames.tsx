// Names of entries that people choose: one that another entry has gets a number, as the form library gives it.

import { getUiOptions, type ObjectFieldTemplateProps } from '@rjsf/utils'
import { createContext, useCallback, useLayoutEffect, useRef, type ReactNode } from 'react'
import { isRecord } from '../../../../model/isRecord.ts'
import { freeName } from '../../../../model/scaffolder/form/freeName.ts'

/** The name that an entry of the object around gets if this one is wanted. */
export const FreeEntryName = createContext<(wanted: string) => string>((wanted) => wanted)

interface EntryNamesProps {
  /** What the library gives the template of the object. */
  readonly of: ObjectFieldTemplateProps
  readonly children: ReactNode
}

/** Around the fields of an object. They are not drawn again when its values change. */
export function EntryNames({ of: object, children }: EntryNamesProps) {
  const latest = useRef(object)
  useLayoutEffect(() => {
    latest.current = object
  }, [object])
  const freeEntryName = useCallback((wanted: string) => {
    const { uiSchema, registry } = latest.current
    const values: unknown = latest.current.formData
    const { duplicateKeySuffixSeparator } = getUiOptions(uiSchema, registry.globalUiOptions)
    return freeName(wanted, isRecord(values) ? values : {}, duplicateKeySuffixSeparator)
  }, [])
  return <FreeEntryName value={freeEntryName}>{children}</FreeEntryName>
}
