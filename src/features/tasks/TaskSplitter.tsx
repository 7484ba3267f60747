import { Splitter } from 'antd'
import { useCallback, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { AntdProvider } from '../../ui/antd/AntdProvider.tsx'
import '../../ui/antd/data.antd.css'
import classes from './TaskPanes.module.css'
import { narrowest, panesResized, selectStepsWidth, widest } from './taskPanesSlice.ts'

export interface TaskSplitterProps {
  readonly steps: ReactNode
  readonly log: ReactNode
}

/** Percent that an arrow key moves the divider. */
const step = 5

function widthAfter(key: string, width: number): number | undefined {
  if (key === 'ArrowLeft') return width - step
  if (key === 'ArrowRight') return width + step
  if (key === 'Home') return narrowest
  return key === 'End' ? widest : undefined
}

/** Steps and log with a divider between them. */
export function TaskSplitter({ steps, log }: TaskSplitterProps) {
  const { t } = useTranslation('tasks')
  const dispatch = useDispatch()
  const width = useSelector(selectStepsWidth)
  const label = t('divider')
  // Antd's divider has no name and cannot be focused.
  const nameDivider = useCallback(
    (frame: HTMLDivElement | null) => {
      const divider = frame?.querySelector<HTMLElement>('[role="separator"]')
      divider?.setAttribute('tabindex', '0')
      divider?.setAttribute('aria-label', label)
    },
    [label],
  )
  const onKeyDown = (event: KeyboardEvent) => {
    const isDivider = (event.target as Element).getAttribute('role') === 'separator'
    const next = isDivider ? widthAfter(event.key, width) : undefined
    if (next === undefined) return
    event.preventDefault()
    dispatch(panesResized(next))
  }
  return (
    <AntdProvider>
      <div role="presentation" ref={nameDivider} onKeyDown={onKeyDown}>
        <Splitter
          lazy
          className={classes['splitter'] ?? ''}
          onResizeEnd={([left = 0, right = 0]) => {
            if (left + right > 0) dispatch(panesResized((100 * left) / (left + right)))
          }}
        >
          <Splitter.Panel size={`${String(width)}%`} min={`${String(narrowest)}%`}>
            {steps}
          </Splitter.Panel>
          <Splitter.Panel size={`${String(100 - width)}%`} min={`${String(100 - widest)}%`}>
            {log}
          </Splitter.Panel>
        </Splitter>
      </div>
    </AntdProvider>
  )
}
