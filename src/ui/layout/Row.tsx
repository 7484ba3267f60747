import { Box, type BoxProps } from './Box.tsx'

export interface RowProps extends BoxProps {
  readonly isOneLine?: boolean
}

/** Parts side by side, in the middle of each other, in as many lines as they need. */
export const Row = ({ isOneLine = false, ...props }: RowProps) => (
  <Box kind={isOneLine ? 'oneLine' : 'row'} {...props} />
)
