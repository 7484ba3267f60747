import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { placesIn, type EntityFile, type FileProblem } from '../../model/import/entityFile.ts'
import type { Finding } from '../../model/import/proposalState.ts'
import type { CodeMark } from '../../ui/code/codeOptions.ts'

/** The problems of a file by line: those of its text, and those that the catalog found. */
export function useFileMarks(
  text: string,
  { documents, problems }: EntityFile,
  findings: readonly Finding[] | null,
): readonly CodeMark[] {
  const { t } = useTranslation('catalog-import')
  return useMemo(() => {
    const wordsOf = (problem: FileProblem): string => {
      if (problem.type === 'syntax') return t('file.problem.syntax', { message: problem.message })
      if (problem.type === 'duplicate') return t('file.problem.duplicate', { ref: problem.ref })
      return t(`file.problem.${problem.type}`)
    }
    const own = problems.map((problem) => ({ line: problem.line ?? 1, message: wordsOf(problem) }))
    const said = findings ?? []
    const place = said.length > 0 ? placesIn(text) : undefined
    const found = said.flatMap(({ index, messages }) => {
      const document = documents.find((one) => one.index === index)
      return document && place ? messages.map((message) => place(document, message)) : []
    })
    return [...own, ...found].sort((one, other) => one.line - other.line)
  }, [text, documents, problems, findings, t])
}
