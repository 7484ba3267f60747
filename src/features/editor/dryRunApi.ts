// Dry runs (SCAF-26). Secrets and files that are not edited are read from their services while the request is sent.

import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { base64OfText, bytesOfBase64, textOfBytes } from '../../model/base64.ts'
import { decodeDryRun, type DryRunResult } from '../../model/editor/dryRun.ts'
import {
  dryRunPaths,
  storedPath,
  type EditorFile,
  type EditorSource,
} from '../../model/editor/editorFiles.ts'
import {
  templateDirectoryRef,
  type TemplateDirectory,
} from '../../model/editor/templateDirectory.ts'
import { failureOfResponse } from '../../model/failure.ts'
import { isRecord } from '../../model/isRecord.ts'
import type { JsonRecord } from '../../model/json.ts'
import { cleanedAnswer } from '../../model/scaffolder/form/cleanedAnswer.ts'
import type { TaskInput } from '../../model/scaffolder/taskInput.ts'
import { backendApi, portalOf } from '../backend/backendApi.ts'
import { sentInput, withoutSecrets } from '../scaffolder/startApi.ts'

interface NewDryRun extends TaskInput {
  readonly template: JsonRecord
  /** Key of the secrets in their service. */
  readonly secretsKey: string
  readonly source: EditorSource
  readonly files: readonly EditorFile[]
}

/** Long enough for the errors of all fields, which repeat their schemas. */
const longestBody = 200_000

const dryRunFailureOf: typeof failureOfResponse = (request, status, statusText, body) => ({
  ...failureOfResponse(request, status, statusText, body),
  body: body.slice(0, longestBody),
})

const directoryOf = (api: BaseQueryApi): TemplateDirectory =>
  portalOf(api).get(templateDirectoryRef)

/** Files whose content is no longer known after a reload are left out. */
async function contentsOf({ source, files }: NewDryRun, directory: TemplateDirectory) {
  const contents = await Promise.all(
    [...dryRunPaths(files)].map(async ([path, file]) => {
      const base64Content =
        file.text === null
          ? await directory.content(source, storedPath(file))
          : base64OfText(file.text)
      return base64Content === undefined ? [] : [{ path, base64Content }]
    }),
  )
  return contents.flat()
}

/** The produced files, whose content is in base64, without secrets. */
function withFiles(answer: unknown, hide: (text: string) => string): unknown {
  if (!isRecord(answer) || !Array.isArray(answer['directoryContents'])) return answer
  const hidden = answer['directoryContents'].map((file: unknown) => {
    if (!isRecord(file) || typeof file['base64Content'] !== 'string') return file
    const text = textOfBytes(bytesOfBase64(file['base64Content']))
    return text === null ? file : { ...file, base64Content: base64OfText(hide(text)) }
  })
  return { ...answer, directoryContents: hidden }
}

export const dryRunApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    /** Runs the steps without effects: `POST /v2/dry-run`. */
    dryRun: build.mutation<DryRunResult, NewDryRun>({
      queryFn: async (run, api, _options, ask) => {
        const { values, secrets, hide } = sentInput(run, run.secretsKey, api)
        const answer = await ask({
          plugin: 'scaffolder',
          path: '/v2/dry-run',
          method: 'POST',
          body: {
            template: run.template,
            values,
            secrets,
            directoryContents: await contentsOf(run, directoryOf(api)),
          },
          decode: decodeDryRun,
          failureOf: dryRunFailureOf,
          withoutSecrets: cleanedAnswer((json) => withFiles(withoutSecrets(json, hide), hide)),
        })
        return answer.error ? { error: answer.error } : { data: answer.data as DryRunResult }
      },
    }),
  }),
})
