import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import table from '../../ui/Table.module.css'
import { Time } from '../../ui/time/Time.tsx'
import { WhyButton } from '../../ui/WhyButton.tsx'
import { permissionsApi, selectDecisions } from '../entities/permissionsApi.ts'
import { selectConfig } from '../shell/boot/bootSlice.ts'
import classes from './SettingsPage.module.css'

/** What the backend has decided for the user, as long as it is kept. */
export function DecisionsCard() {
  const { t } = useTranslation('settings')
  const dispatch = useDispatch()
  const decisions = useSelector(selectDecisions)
  const isEnabled = useSelector(selectConfig)?.permission.enabled === true
  const note = isEnabled ? t('decisionsText') : t('permissionsOff')
  return (
    <Card id="permissions" title={t('permissions')}>
      <p className={classes['quiet']}>
        {isEnabled && decisions.length === 0 ? t('noDecisions') : note}
      </p>
      {decisions.length > 0 && (
        <>
          <div
            className={classes['scroller']}
            tabIndex={0}
            role="region"
            aria-label={t('decisionsText')}
          >
            <table className={table['table']}>
              <thead>
                <tr>
                  <th scope="col">{t('permission')}</th>
                  <th scope="col">{t('resource')}</th>
                  <th scope="col">{t('decision')}</th>
                  <th scope="col">{t('decidedAt')}</th>
                </tr>
              </thead>
              <tbody>
                {decisions.map(({ permission, resourceRef, decision, at }) => (
                  <tr key={`${permission.name} ${resourceRef ?? ''}`}>
                    <th scope="row">
                      <code>{permission.name}</code>
                    </th>
                    <td>{resourceRef}</td>
                    <td>
                      {t(`decided.${decision}`)}{' '}
                      {decision === 'denied' && (
                        <WhyButton
                          decision={{
                            status: 'denied',
                            check: {
                              permission,
                              ...(resourceRef !== undefined && { resourceRef }),
                            },
                          }}
                        />
                      )}
                    </td>
                    <td>
                      <Time at={at} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p>
            <Button onClick={() => dispatch(permissionsApi.util.invalidateTags(['Permission']))}>
              {t('checkAgain')}
            </Button>
          </p>
        </>
      )}
    </Card>
  )
}
