import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { CodeOptions } from './codeOptions.ts'

/** The editor's texts in the current language; the same object until the language changes. */
export function useCodePhrases(): CodeOptions['phrases'] {
  const { t } = useTranslation('code')
  return useMemo(
    () => ({
      Find: t('find'),
      next: t('next'),
      previous: t('previous'),
      all: t('selectAll'),
      'match case': t('matchCase'),
      regexp: t('pattern'),
      'by word': t('wholeWords'),
      close: t('closeSearch'),
      'current match': t('currentMatch'),
      'on line': t('onLine'),
      'Fold line': t('foldLine'),
      'Unfold line': t('unfoldLine'),
      'Folded lines': t('foldedLines'),
      'Unfolded lines': t('unfoldedLines'),
      to: t('to'),
      'folded code': t('foldedCode'),
      unfold: t('unfoldLine'),
      '$ unchanged lines': t('unchangedLines'),
      'Go to line': t('goToLine'),
      go: t('go'),
      Completions: t('completions'),
    }),
    [t],
  )
}
