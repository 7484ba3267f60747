import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { Button } from '../../ui/button/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { WhyButton } from '../../ui/permissions/WhyButton.tsx'
import { Time } from '../../ui/time/Time.tsx'
import { permissionsApi, selectDecisions, type MadeDecision } from '../entities/permissionsApi.ts'
import classes from './SettingsPage.module.css'

/** What the backend has decided for the user, as long as it is kept; at least one decision. */
export function DecisionsCard() {
  const { t } = useTranslation('settings')
  const dispatch = useDispatch()
  const decisions = useSelector(selectDecisions)
  return (
    <Card id="permissions" title={t('permissions')}>
      <Text isQuiet>{t('decisionsText')}</Text>
      <ul className={classes['decisions']} aria-label={t('decisionsText')}>
        {decisions.map((made) => (
          <Decided key={`${made.permission.name} ${made.resourceRef ?? ''}`} made={made} />
        ))}
      </ul>
      <p>
        <Button onClick={() => dispatch(permissionsApi.util.invalidateTags(['Permission']))}>
          {t('checkAgain')}
        </Button>
      </p>
    </Card>
  )
}

function Decided({ made }: { readonly made: MadeDecision }) {
  const { t } = useTranslation('settings')
  const { decision, at, ...check } = made
  return (
    <li>
      <span>
        <code>{check.permission.name}</code>
        {check.resourceRef !== undefined && <span>{check.resourceRef}</span>}
      </span>
      <span>{t(`decided.${decision}`)}</span>
      <Text as="span" isQuiet>
        <Time at={at} />
      </Text>
      {decision === 'denied' && <WhyButton decision={{ status: decision, check }} />}
    </li>
  )
}
