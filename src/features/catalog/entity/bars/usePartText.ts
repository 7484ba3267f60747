import { useTranslation } from 'react-i18next'
import type { BarPart } from '../../../../model/catalog/kindBars.ts'

/** The name of a part: its lifecycle as written, or a text of its own. */
export function usePartText(): (part: Pick<BarPart, 'id' | 'lifecycle'>) => string {
  const { t } = useTranslation('catalog')
  return ({ id, lifecycle }) => {
    if (lifecycle !== undefined) return lifecycle
    if (id === 'errors') return t('entity.bars.errors')
    return id === 'orphan' ? t('entity.bars.orphan') : t('entity.bars.none')
  }
}
