// The floor for React: the same rows, without store, router or translations.

import { createRoot } from 'react-dom/client'
import { cellsOf, fetchFirstRows, root } from './firstRows.ts'

const rows = (await fetchFirstRows()).map((entity) => (
  <tr key={entity.metadata.name}>
    <th>
      <a href={`/catalog/${entity.metadata.name}`}>{entity.metadata.name}</a>
    </th>
    {cellsOf(entity).map((text, column) => (
      <td key={column}>{text}</td>
    ))}
  </tr>
))
createRoot(root).render(
  <table>
    <tbody>{rows}</tbody>
  </table>,
)
