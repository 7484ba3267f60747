// Addresses of the editor, and the files of what they name.

import { stringify } from 'yaml'
import { encodePart } from '../encodePath.ts'
import type { Entity } from '../entities/entity.ts'
import { findEntityRef, stringifyEntityRef } from '../entities/entityRef.ts'
import { editTemplatePath, formPreviewPath, templateEditorPath } from '../paths.ts'
import { textFile, type EditorFile, type EditorSource } from './editorFiles.ts'

export const isEditorPath = (pathname: string): boolean =>
  pathname.replace(/\/$/, '') === templateEditorPath

export const isLandingPath = (pathname: string): boolean =>
  pathname.replace(/\/$/, '') === editTemplatePath

/** The source that the editor's address names; null for a directory or a draft, which have no address. */
export function sourceOfSearch(search: string): EditorSource | null {
  const query = new URLSearchParams(search)
  const [template, example] = [query.get('template'), query.get('example')]
  const ref = template === null ? undefined : findEntityRef(template, { kind: 'template' })
  if (ref) return { kind: 'template', templateRef: stringifyEntityRef(ref) }
  return example === null ? null : { kind: 'example', example }
}

const refQuery = (ref: string): string => `?template=${encodePart(ref)}`

export const templateInEditor = (ref: string): string => templateEditorPath + refQuery(ref)
export const exampleInEditor = (id: string): string =>
  `${templateEditorPath}?example=${encodePart(id)}`
export const previewOfTemplate = (ref: string): string => formPreviewPath + refQuery(ref)

/** The editor with this source. */
export function editorAddress(source: EditorSource): string {
  if (source.kind === 'template') return templateInEditor(source.templateRef)
  return source.kind === 'example' ? exampleInEditor(source.example) : templateEditorPath
}

/** Annotations that the catalog adds. */
const ofCatalog = /^backstage\.io\/(?:managed-by|view-url|edit-url|source-|orphan)/
/** Keys of the metadata that the catalog adds. */
const addedKeys = ['uid', 'etag', 'annotations']

/** An installed template as its author would write it: without what the catalog adds. */
export function filesOfEntity({ apiVersion, kind, metadata, spec }: Entity): readonly EditorFile[] {
  const own = Object.entries(metadata).filter(([key]) => !addedKeys.includes(key))
  const kept = Object.entries(metadata.annotations ?? {}).filter(([key]) => !ofCatalog.test(key))
  const template = {
    apiVersion,
    kind,
    metadata: {
      ...Object.fromEntries(own),
      ...(kept.length > 0 && { annotations: Object.fromEntries(kept) }),
    },
    spec,
  }
  return [textFile('template.yaml', stringify(template, { lineWidth: 100 }))]
}
