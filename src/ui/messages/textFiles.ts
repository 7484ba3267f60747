import type { TextsFile } from './texts.ts'

/** Rejects if the file cannot be fetched, or is missing. */
export const textsOf = (language: string, namespace: string) =>
  import(
    /* webpackChunkName: "texts-[request]", webpackExclude: /shell|recovery/ */
    `../../../texts/${language}/${namespace}.json`
  ) as Promise<TextsFile>
