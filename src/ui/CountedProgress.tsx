import classes from './CountedProgress.module.css'
import { Stack } from './layout/Stack.tsx'
import { Text } from './layout/Text.tsx'

export interface CountedProgressProps {
  readonly label: string
  readonly done: number
  /** Missing if it is not known. */
  readonly total: number | undefined
  /** The count in words, below the bar. */
  readonly text: string
}

/** A native bar: antd's shows no progress of unknown length. */
export function CountedProgress({ label, done, total, text }: CountedProgressProps) {
  return (
    <Stack gap="xxs">
      <progress className={classes['bar']} aria-label={label} value={total && done} max={total} />
      <Text as="span" isQuiet isSmall className={classes['done']}>
        {text}
      </Text>
    </Stack>
  )
}
