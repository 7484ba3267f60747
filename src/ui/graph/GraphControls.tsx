import { Download, Expand, Scan, Shrink, ZoomIn, ZoomOut, type LucideIcon } from 'lucide-react'
import classes from './DependencyGraph.module.css'
import type { GraphTexts } from './graphParts.ts'

export interface GraphControlsProps {
  readonly texts: GraphTexts
  readonly onZoomIn: () => void
  readonly onZoomOut: () => void
  readonly onFit: () => void
  readonly isFullScreen: boolean
  /** Undefined if the browser does not support it. */
  readonly onFullScreen: (() => void) | undefined
  readonly onExport: (() => void) | undefined
}

/** Buttons to zoom, fit, export and fill the screen, so that these need no pointer gestures. */
export function GraphControls(props: GraphControlsProps) {
  const { texts, onZoomIn, onZoomOut, onFit, isFullScreen, onFullScreen, onExport } = props
  return (
    <div className={classes['controls']} role="group" aria-label={texts.controls}>
      <Control label={texts.zoomIn} Icon={ZoomIn} onPress={onZoomIn} />
      <Control label={texts.zoomOut} Icon={ZoomOut} onPress={onZoomOut} />
      <Control label={texts.fit} Icon={Scan} onPress={onFit} />
      {onFullScreen && (
        <Control
          label={isFullScreen ? texts.leaveFullScreen : texts.fullScreen}
          Icon={isFullScreen ? Shrink : Expand}
          onPress={onFullScreen}
        />
      )}
      {onExport && <Control label={texts.exportSvg} Icon={Download} onPress={onExport} />}
    </div>
  )
}

interface ControlProps {
  readonly label: string
  readonly Icon: LucideIcon
  readonly onPress: () => void
}

function Control({ label, Icon, onPress }: ControlProps) {
  return (
    <button type="button" aria-label={label} title={label} onClick={onPress}>
      <Icon size={16} aria-hidden="true" />
    </button>
  )
}
