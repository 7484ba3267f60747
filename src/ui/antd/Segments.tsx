import { Segmented } from 'antd'
import { useId, type ReactNode } from 'react'
import './forms.antd.css'
import { Stack } from '../layout/Stack.tsx'
import { Text } from '../layout/Text.tsx'
import classes from './Segments.module.css'

export interface SegmentsProps<Value extends string | number> {
  readonly label: string
  readonly hint?: string
  readonly options: readonly {
    readonly value: Value
    readonly label: ReactNode
    /** For a label that is a picture. */
    readonly title?: string
  }[]
  readonly value: Value
  readonly onChoose: (value: Value) => void
}

/** A few short alternatives side by side, of the same width, with their name above: radio buttons to keyboards and screen readers. */
export function Segments<Value extends string | number>(props: SegmentsProps<Value>) {
  const { label, hint, options, value, onChoose } = props
  const id = useId()
  return (
    <Stack gap="xxs" className={classes['segments']} title={hint}>
      <Text as="span" isQuiet isSmall id={id}>
        {label}
      </Text>
      <Segmented
        className={classes['control'] ?? ''}
        classNames={{ label: classes['text'] ?? '' }}
        block
        aria-labelledby={id}
        // The radio buttons take the focus: antd's frame would be one more stop.
        tabIndex={-1}
        options={[...options]}
        value={value}
        onChange={onChoose}
      />
    </Stack>
  )
}
