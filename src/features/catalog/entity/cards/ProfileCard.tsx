import { useTranslation } from 'react-i18next'
import { displayName, profileOf, type Entity } from '../../../../model/entities/entity.ts'
import { Card } from '../../../../ui/Card.tsx'
import { Row } from '../../../../ui/layout/Row.tsx'
import { Text } from '../../../../ui/layout/Text.tsx'
import { Link } from '../../../../ui/Link.tsx'
import { Picture } from '../../../../ui/Picture.tsx'
import classes from '../PeopleCards.module.css'

/** Name, picture and contact of a user or group. */
export function ProfileCard({ entity }: { readonly entity: Entity }) {
  const { t } = useTranslation('catalog')
  const { email, picture } = profileOf(entity)
  return (
    <Card title={t('entity.profile')}>
      <Row gap="md" isOneLine className={classes['profile']}>
        <Picture name={displayName(entity)} url={picture} />
        <div>
          <p className={classes['strong']}>{displayName(entity)}</p>
          {email === undefined ? (
            <Text isQuiet className={classes['quiet']}>
              {t('entity.noProfile')}
            </Text>
          ) : (
            <Link to={`mailto:${email}`} aria-label={`${t('entity.email')}: ${email}`}>
              {email}
            </Link>
          )}
        </div>
      </Row>
    </Card>
  )
}
