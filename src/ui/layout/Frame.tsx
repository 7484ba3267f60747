import { Box, type BoxProps } from './Box.tsx'

/** A frame as that of a card, for what has no title. */
export const Frame = (props: BoxProps) => <Box isFramed {...props} />
