// The requests of both floors: session and first rows, exactly as the portal sends them.

import { rowsRequest } from '../../../src/model/catalog/entityListRequest.ts'
import { defaultIndexQuery } from '../../../src/model/catalog/indexQuery.ts'
import { entitiesQueryPath } from '../../../src/model/entities/catalogPaths.ts'
import type { Entity } from '../../../src/model/entities/entity.ts'
import { guestSessionRequest, tokenOfAnswer } from '../../../src/model/session/guestSession.ts'

export const root = document.querySelector('#root') ?? document.body

export async function fetchFirstRows(): Promise<readonly Entity[]> {
  const api = new URLSearchParams(location.search).get('api') ?? ''
  const session = await fetch(`${api}/auth/guest/refresh`, guestSessionRequest)
  const token = tokenOfAnswer(await session.json()) ?? ''
  const answer = await fetch(`${api}/catalog${entitiesQueryPath(rowsRequest(defaultIndexQuery))}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return ((await answer.json()) as { readonly items: readonly Entity[] }).items
}

export const cellsOf = ({ metadata, spec }: Entity): readonly string[] =>
  [metadata.description, spec?.['owner'], spec?.['system'], spec?.['type']].map((value) =>
    typeof value === 'string' ? value : '',
  )
