// Reads the answer of a request that was tried out.

import type { Answer } from '../../../features/shell/backendApi.ts'
import type { TryOutAnswer } from '../../../model/apis/tryOutClient.ts'

/** The most characters of an answer that are kept. */
const longest = 500_000

/** Without a type, what is no text is shown as one. */
const isText = (mediaType: string): boolean =>
  mediaType === '' ||
  /^text\/|[/+](?:json|xml|yaml|x-yaml|graphql|javascript|x-ndjson|json-seq|jsonl|problem|form)|urlencoded/i.test(
    mediaType,
  )

/** Reads the body as text where it is one, and keeps it as a file where it is not. */
export async function answerOf(sent: Promise<Answer>): Promise<TryOutAnswer> {
  const { status, statusText, text, blob, headers = () => [] } = await sent
  const read = headers()
  if (!blob) return { status, statusText, text: text.slice(0, longest), headers: read }
  const mediaType = read.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? ''
  const answer = { status, statusText, headers: read, size: blob.size }
  return isText(mediaType)
    ? { ...answer, text: (await blob.text()).slice(0, longest) }
    : { ...answer, text: '', blob }
}
