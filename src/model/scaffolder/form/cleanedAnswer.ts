// Answers of the scaffolder without their secrets.

import { parseJson } from '../../json.ts'

/** For `withoutSecrets` of a request: gives `clean` the JSON of an answer, or its text if that is no JSON. */
export const cleanedAnswer =
  (clean: (answer: unknown) => unknown) =>
  async (text: string): Promise<string> => {
    const json = parseJson(text)
    return json === undefined ? String(await clean(text)) : JSON.stringify(await clean(json))
  }
