// The servers' pages: plain, accessible and without external resources.

const marks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (mark) => marks[mark] ?? mark)

/** No scripts and no external resources. */
export const pagePolicy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'"

const common = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  main { margin: 10vh auto; padding: 0 1rem; }
  h1 { font-size: 1.5rem; }
  button { min-height: 2.75rem; padding: 0.5rem 0.75rem; font: inherit; cursor: pointer; }
`

/** `content` is HTML and `style` CSS; the title is text. */
export const htmlPage = (title: string, content: string, style: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${common}${style}</style>
</head>
<body><main><h1>${escapeHtml(title)}</h1>${content}</main></body>
</html>`
