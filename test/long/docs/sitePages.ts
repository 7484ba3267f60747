// The sources of a documentation with what MkDocs and its usual extensions can do, page by page.

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20"/></svg>\n'

export const files: Readonly<Record<string, string>> = {
  'index.md': `# Home

Text with **strong**, *emphasis*, \`code\`, ~~deleted~~, ==marked==, H~2~O and x^2^, and ++ctrl+alt+del++.

A [page](lists.md), a [place](tables.md#wide), [this page](#below), [elsewhere](https://example.com/a?b=c#d),
[mail](mailto:docs@example.com), [phone](tel:+4912345) and <https://example.com/plain>.

## Below

More text, "quoted" -- with dashes... and an entity: &copy; &lt;tag&gt;.
`,
  'lists.md': `# Lists

1. one
    - inside
    - twice
        1. deeper
2. two

    with a paragraph

- [x] done
- [ ] open

Term
:   Its meaning

    and more

Other
:   Another
`,
  'tables.md': `# Tables

| Left | Middle | Right |
|:-----|:------:|------:|
| a | b | 1 |
| \`c\\|d\` | [home](index.md) | **2** |

## Wide

| ${Array.from({ length: 20 }, (_, n) => `Column ${String(n)}`).join(' | ')} |
|${'---|'.repeat(20)}
| ${Array.from({ length: 20 }, (_, n) => `value ${String(n)}`).join(' | ')} |
`,
  'code.md': `# Code

\`\`\`python title="hello.py" linenums="1" hl_lines="2"
def hello(name: str) -> str:
    return f"<b>{name}</b>"
\`\`\`

\`\`\`
plain   with   spaces
	and a tab
\`\`\`

    indented code

Inline \`#!js let a = 1\`.
`,
  'notes.md': `# Notes

!!! note
    A note with \`code\` and a [link](code.md).

!!! warning "A title of its own"
    Text

    - list

!!! danger ""
    Without a title

??? tip "Closed at first"
    Hidden text

???+ example "Open at first"
    Shown text

    !!! info
        Inside
`,
  'tabs.md': `# Tabs

=== "npm"

    \`\`\`sh
    npm install
    \`\`\`

=== "Yarn"

    yarn add

    === "Inner"

        inner text

Text between

=== "npm"

    again
`,
  'footnotes.md': `# Footnotes

Text[^1] and more[^long].

*[HTML]: Hyper Text Markup Language

HTML is explained.

[^1]: The first.
[^long]: The second,

    with two paragraphs.
`,
  'pictures.md': `# Pictures

![A box](assets/box.svg) ![](assets/box.svg){ width="20" }

[![A box that leads home](assets/box.svg)](index.md)

<figure markdown>
  ![In a figure](assets/box.svg)
  <figcaption>A caption</figcaption>
</figure>

[Download](assets/data.csv){ download="data.csv" }
`,
  'html.md': `# HTML

<details><summary>Summary</summary>

Text in details

</details>

<dl><dt>Term</dt><dd>Meaning</dd></dl>

<div class="grid" markdown>

**Inside** of a div

</div>

<p align="center">Centred <kbd>Ctrl</kbd> <sub>low</sub> <sup>high</sup> <br> next line</p>

> A quotation
>
> > inside another

---

Last
`,
  'headings.md': `# Headings

## Same
### Same
#### Deep with \`code\`
##### Deeper
###### Deepest
## Ümläut & more?
## With its own id { #own-id }

A [link to it](#own-id), to [the second](#same_1) and to [the same page](headings.md#umlaut-more).
`,
  'deep/er/page.md': `# Deep

[Home](../../index.md), [neighbour](other.md), [a place there](other.md#there), [a file](../../assets/data.csv),
![A box](../../assets/box.svg)
`,
  'deep/er/other.md': `# Other

## There

[Back](page.md) and [up](../../lists.md).
`,
  'assets/box.svg': picture,
  'assets/data.csv': 'a,b\n1,2\n',
}

export const pages: readonly string[] = Object.keys(files).filter((name) => name.endsWith('.md'))

const extensions = [
  ...['admonition', 'footnotes', 'tables', 'attr_list', 'def_list', 'md_in_html', 'abbr', 'smarty'],
  ...['details', 'superfences', 'inlinehilite', 'mark', 'caret', 'tilde', 'keys'].map(
    (name) => `pymdownx.${name}`,
  ),
]

/** The folder of Debian's Material, which is no Python package. */
export const materialFolder = '/usr/share/mkdocs/themes/material'

const themeLines = {
  mkdocs: ['  name: mkdocs'],
  readthedocs: ['  name: readthedocs'],
  material: [
    '  name: null',
    `  custom_dir: ${materialFolder}`,
    '  language: en',
    '  font: false',
    '  favicon: assets/images/favicon.png',
    '  palette: {}',
    '  icon: {}',
    '  features: [content.code.annotate]',
  ],
} as const

export type Theme = keyof typeof themeLines

/** Of mkdocs.yml. */
export const settings = (theme: Theme): string => `site_name: Everything
site_url: ''
theme:
${themeLines[theme].join('\n')}
plugins: [search]
markdown_extensions:
${extensions.map((name) => `  - ${name}`).join('\n')}
  - toc: { permalink: true }
  - pymdownx.highlight: { anchor_linenums: true }
  - pymdownx.tabbed: { alternate_style: true }
  - pymdownx.tasklist: { custom_checkbox: true }
`
