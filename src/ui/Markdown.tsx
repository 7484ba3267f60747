// Renders untrusted Markdown: HTML stays text, unsafe URLs are no links, and pictures are only
// linked, because fetching one would tell its server who reads. In its own chunk.

import { ImageOff } from 'lucide-react'
import { useContext, type ReactNode } from 'react'
import ReactMarkdown, { type Components } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { resolveUrl } from '../model/integrations/resolveUrl.ts'
import { Stack } from './layout/Stack.tsx'
import { Text } from './layout/Text.tsx'
import { Link } from './Link.tsx'
import { type LinkBase, LinkBaseContext } from './linkBase.ts'
import classes from './Markdown.module.css'

/** Not of the portal, nor of the page. */
const isRelative = (href: string) => !/^(?:[a-z][a-z\d+.-]*:|[/?#]|$)/i.test(href)

/** In the repository of the text, if that is known. */
function resolved(href: string, written: LinkBase | undefined): string {
  if (!written || !isRelative(href)) return href
  try {
    return resolveUrl(written.integrations, { url: href, base: written.base })
  } catch {
    return href
  }
}

function WrittenLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return <Link to={resolved(href, useContext(LinkBaseContext))}>{children}</Link>
}

const components: Components = {
  a: ({ href = '', children }) => <WrittenLink href={href}>{children}</WrittenLink>,
  img: ({ src, alt }) => (
    <Text as="span" isQuiet className={classes['image']}>
      <ImageOff size={14} aria-hidden="true" />
      <WrittenLink href={typeof src === 'string' ? src : ''}>
        {alt === undefined || alt === '' ? src : alt}
      </WrittenLink>
    </Text>
  ),
  table: ({ children }) => (
    // eslint-disable-next-line a11y/no-noninteractive-tabindex -- a part that scrolls is reached by keyboard
    <div className={classes['table']} tabIndex={0}>
      <table>{children}</table>
    </div>
  ),
  // Smaller headings, because the card has a title.
  h1: ({ children }) => <h3>{children}</h3>,
  h2: ({ children }) => <h4>{children}</h4>,
  h3: ({ children }) => <h5>{children}</h5>,
  h4: ({ children }) => <h6>{children}</h6>,
  h5: ({ children }) => <h6>{children}</h6>,
}

/** URLs stay unchanged: `Link` decides which may be opened. */
const asWritten = (address: string): string => address

export function Markdown({ text }: { readonly text: string }) {
  return (
    <Stack gap="xs" className={classes['text']}>
      <ReactMarkdown remarkPlugins={[remarkGfm]} components={components} urlTransform={asWritten}>
        {text}
      </ReactMarkdown>
    </Stack>
  )
}
