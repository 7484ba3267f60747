import { Settings2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../ui/behaviour/lazyPart.tsx'
import { Popover } from '../../../ui/overlay/Popover.tsx'
import type { ViewChoicesProps } from './ViewChoices.tsx'

const ViewChoices = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "catalog-filters" */ './ViewChoices.tsx')).ViewChoices,
)

/** A button that opens how the list looks. */
export function ViewPanel(props: ViewChoicesProps) {
  const { t } = useTranslation('catalog')
  return (
    <Popover label={t('table.view')} icon={<Settings2 size={16} aria-hidden="true" />}>
      {() => <ViewChoices {...props} />}
    </Popover>
  )
}
