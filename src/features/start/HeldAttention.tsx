import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { startPath } from '../../model/paths.ts'
import { lookedAt } from '../../model/plugins/attention.ts'
import { mostOwned } from '../../model/start/ownedRequest.ts'
import { Card } from '../../ui/Card.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { EntityRefLink } from '../entities/EntityRefLink.tsx'
import { AttentionActions, AttentionList } from './AttentionSection.tsx'
import { selectAttention } from './attentionSlice.ts'
import { TileState } from './EntityTile.tsx'
import classes from './StartPage.module.css'

/** `/?of=…`: what needs attention of what a group or user owns, or a system or domain contains. */
export function HeldAttention({ of }: { readonly of: string }) {
  const { t } = useTranslation('start')
  const { sources } = useSelector(selectAttention)
  const refs = lookedAt(sources)
  return (
    <>
      <PageHead
        title={t('sections.attention')}
        intro={
          <Row as="span" gap="xs" across="sm" isInline>
            <span>
              {t('attention.of')} <EntityRefLink text={of} />
            </span>
            <Link to={startPath}>{t('sections.mine')}</Link>
          </Row>
        }
      />
      <div className={classes['page']}>
        <Card title={t('sections.attention')} actions={<AttentionActions />}>
          <AttentionList />
        </Card>
        {refs.length > 0 && (
          <Card title={t('attention.lookedAt')}>
            <ul className={classes['links']}>
              {refs.map((ref) => (
                <li key={ref}>
                  <EntityRefLink text={ref} />
                  <TileState entityRef={ref} />
                </li>
              ))}
            </ul>
            {refs.length >= mostOwned && (
              <Text isQuiet isSmall>
                {t('attention.first', { count: mostOwned })}
              </Text>
            )}
          </Card>
        )}
      </div>
    </>
  )
}
