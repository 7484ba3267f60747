const ENTITIES = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#160;': ' ', '&para;': '', '&#8617;': '' };

const textOf = html =>
  html
    .replace(/<a class="headerlink".*?<\/a>|<input[^>]*>|<svg.*?<\/svg>/gs, '')
    .replace(/(<span class="filename">.*?)<\/span>/g, '$1 ')
    .replace(/<\/(?:p|li|td|th|h\d|pre|summary|label|dt|dd)>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:#\d+|\w+);/g, entity => ENTITIES[entity] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The entries of one page in MkDocs' search index: the page itself, then each section below its first heading. */
export function searchEntries({ folder, title, html, headings }) {
  const starts = headings.filter(({ level }) => level > 1).map(heading => ({ ...heading, at: html.search(new RegExp(`<h\\d id="${heading.id}"`)) }));
  const sections = starts.map(({ id, title: heading, at }, index) => {
    const section = html.slice(at, starts[index + 1]?.at).replace(/^<h\d.*?<\/h\d>/s, '');
    return { location: `${folder}#${id}`, title: heading, text: textOf(section) };
  });
  return [{ location: folder, title, text: textOf(html.replace(/<h1.*?<\/h1>/s, '')) }, ...sections];
}
