import { useTranslation } from 'react-i18next'
import { Row } from '../../../ui/layout/Row.tsx'
import { TypeLinks, type TypesProps } from './TypeLinks.tsx'
import classes from './types.module.css'

/** The types as tabs above the results. */
export function TypeTabs(props: TypesProps) {
  const { t } = useTranslation('search')
  return (
    <Row
      as="nav"
      gap="xxs"
      isOneLine
      align="stretch"
      className={classes['tabs']}
      aria-label={t('type')}
    >
      <TypeLinks {...props} className={classes['tab']} nameClass={undefined} />
    </Row>
  )
}
