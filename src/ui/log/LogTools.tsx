import { ArrowDownToLine } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Row } from '../layout/Row.tsx'
import { LogActions, type LogActionsProps } from './LogActions.tsx'
import { LogFilterSelects } from './LogFilterSelects.tsx'
import { LogSearchField, Switch, type LogSearchFieldProps } from './LogSearchField.tsx'
import classes from './LogViewer.module.css'

interface LogToolsProps extends LogSearchFieldProps, LogActionsProps {
  readonly isFollowing: boolean
  readonly onFollow: (isFollowing: boolean) => void
}

/** Search, filters and buttons above the lines. */
export function LogTools({ ref, ...props }: LogToolsProps) {
  const { viewer, isFollowing, onFollow } = props
  const { status } = viewer
  const { t } = useTranslation('log')
  return (
    <Row gap="xxs" across="xs" isSmall className={classes['tools']}>
      <LogSearchField ref={ref} {...props} />
      <LogFilterSelects {...props} />
      <Row
        as="span"
        isInline
        gap="xxs"
        isOneLine
        isQuiet
        className={classes['state']}
        data-status={status}
      >
        <span className={classes['dot']} aria-hidden="true" />
        {t(`status.${status}`)}
      </Row>
      {status !== 'ended' && (
        <Switch
          label={t('follow')}
          isOn={isFollowing}
          onPress={() => {
            onFollow(!isFollowing)
          }}
        >
          <ArrowDownToLine size={16} aria-hidden="true" />
        </Switch>
      )}
      <LogActions {...props} />
    </Row>
  )
}
