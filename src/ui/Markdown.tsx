// Text in Markdown, as strangers write it: HTML stays text, addresses that could run something are no links, and no
// picture is fetched (whoever serves it would learn who reads), only linked. In a chunk of its own.

import { ImageOff } from 'lucide-react'
import ReactMarkdown, { type Components } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { Link } from './Link.tsx'
import classes from './Markdown.module.css'

const components: Components = {
  a: ({ href = '', children }) => <Link to={href}>{children}</Link>,
  img: ({ src, alt }) => (
    <span className={classes['image']}>
      <ImageOff size={14} aria-hidden="true" />
      <Link to={typeof src === 'string' ? src : ''}>
        {alt === undefined || alt === '' ? src : alt}
      </Link>
    </span>
  ),
  // Below the title of a card.
  h1: ({ children }) => <h3>{children}</h3>,
  h2: ({ children }) => <h4>{children}</h4>,
  h3: ({ children }) => <h5>{children}</h5>,
  h4: ({ children }) => <h6>{children}</h6>,
  h5: ({ children }) => <h6>{children}</h6>,
}

/** Addresses stay as they are: `Link` decides which may be opened. */
const asWritten = (address: string): string => address

export function Markdown({ text }: { readonly text: string }) {
  return (
    <div className={classes['text']}>
      <ReactMarkdown remarkPlugins={[remarkGfm]} components={components} urlTransform={asWritten}>
        {text}
      </ReactMarkdown>
    </div>
  )
}
