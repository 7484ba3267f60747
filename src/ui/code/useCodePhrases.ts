import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { CodeOptions } from './codeOptions.ts'

/** The editor's texts in the current language; the same object until the language changes. */
export function useCodePhrases(): CodeOptions['phrases'] {
  const { t } = useTranslation()
  return useMemo(
    () => ({
      Find: t('code.find'),
      next: t('code.next'),
      previous: t('code.previous'),
      all: t('code.selectAll'),
      'match case': t('code.matchCase'),
      regexp: t('code.pattern'),
      'by word': t('code.wholeWords'),
      close: t('code.closeSearch'),
      'current match': t('code.currentMatch'),
      'on line': t('code.onLine'),
      'Fold line': t('code.foldLine'),
      'Unfold line': t('code.unfoldLine'),
      'Folded lines': t('code.foldedLines'),
      'Unfolded lines': t('code.unfoldedLines'),
      to: t('code.to'),
      'folded code': t('code.foldedCode'),
      unfold: t('code.unfoldLine'),
      '$ unchanged lines': t('code.unchangedLines'),
      'Go to line': t('code.goToLine'),
      go: t('code.go'),
      Completions: t('code.completions'),
    }),
    [t],
  )
}
