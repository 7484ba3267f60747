import { Box, type BoxProps } from './Box.tsx'

/** A paragraph, or another piece of text, that is less important or smaller than others. */
export const Text = ({ as = 'p', ...props }: BoxProps) => <Box as={as} {...props} />
