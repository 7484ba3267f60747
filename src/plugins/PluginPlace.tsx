import type { Store, UnknownAction } from '@reduxjs/toolkit'
import { use, useMemo, type ReactNode } from 'react'
import { ReactReduxContext, useDispatch, useSelector } from 'react-redux'
import { selectIsOff, type SwitchedOffRoot } from '../features/preferences/switchedOffSlice.ts'
import { componentBroke } from '../features/shell/pluginFaultsSlice.ts'
import type { PluginMeter } from '../sagas/services/pluginMeter.ts'
import { Boundary, type BoundaryProps } from '../ui/page/Boundary.tsx'

export interface PluginPlaceProps extends Omit<BoundaryProps, 'onCaught'> {
  readonly pluginId: string
  readonly meter: PluginMeter | undefined
  /** Replaces the content while the plugin is switched off. */
  readonly off: ReactNode
}

/** Around each part that a plugin draws: counts its errors and requests, and says where it is switched off. */
export function PluginPlace({ pluginId, meter, off, children, ...boundary }: PluginPlaceProps) {
  const dispatch = useDispatch()
  const isOff = useSelector((root: SwitchedOffRoot) => selectIsOff(root, pluginId))
  if (isOff) return off
  return (
    <Boundary {...boundary} onCaught={() => dispatch(componentBroke({ pluginId }))}>
      {meter ? (
        <Measured pluginId={pluginId} meter={meter}>
          {children}
        </Measured>
      ) : (
        children
      )}
    </Boundary>
  )
}

/** A store that knows the one that it is made from, because places are nested. */
type PlaceStore = Store & { readonly base?: Store }

interface MeasuredProps {
  readonly pluginId: string
  readonly meter: PluginMeter
  readonly children: ReactNode
}

/** Requests that its components begin count for the plugin. */
function Measured({ pluginId, meter, children }: MeasuredProps) {
  const context = use(ReactReduxContext)
  const counted = useMemo(() => {
    if (!context) return null
    const { base = context.store }: PlaceStore = context.store
    const dispatch = (action: UnknownAction) => meter.during(pluginId, () => base.dispatch(action))
    return { ...context, store: { ...base, dispatch, base } }
  }, [context, meter, pluginId])
  return <ReactReduxContext value={counted as typeof context}>{children}</ReactReduxContext>
}
