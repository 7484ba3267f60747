import { Box, type BoxProps } from './Box.tsx'

/** Parts below each other, no wider than their place. */
export const Stack = (props: BoxProps) => <Box kind="stack" {...props} />
